package dev.photofinish.models;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads what stands behind a member's colon. Remembers texts, as most come many times. Safe for
 * many threads.
 */
final class ConsequenceParser {

  /** Map.of has the most parameters of all methods that we have seen models for. */
  private static final int MOST_ARGUMENTS = 20;

  /** Stands for every argument in turn. */
  private static final String EACH_ARGUMENT = "args";

  private static final List<CallContext> CONTEXTS =
      List.of(
          CallContext.CONCURRENT,
          CallContext.BACKGROUND,
          CallContext.MAIN,
          CallContext.IN_TURN,
          CallContext.ALONE);

  private final ConcurrentMap<String, Consequence> known = new ConcurrentHashMap<>();

  Consequence parse(String text, Selector selector) throws Mistake {
    Consequence before = known.get(text);
    if (before != null) {
      return before;
    }
    List<String> phrases = new ArrayList<>();
    for (String phrase : Words.split(text, ',')) {
      phrases.addAll(expand(phrase, selector));
    }
    Consequence parsed = parse(phrases);
    if (!text.contains(EACH_ARGUMENT)) {
      known.put(text, parsed);
    }
    return parsed;
  }

  private static Consequence parse(List<String> phrases) throws Mistake {
    List<Effect> effects = new ArrayList<>();
    CallContext context = CallContext.NONE;
    boolean nothing = false;
    for (String phrase : phrases) {
      if (phrase.startsWith("called ")) {
        context = context(phrase, context);
      } else if (phrase.equals("nothing")) {
        nothing = true;
      } else {
        addEffect(phrase, effects);
      }
    }
    check(nothing, effects);
    return new Consequence(facts(nothing, effects), context);
  }

  private static CallContext context(String phrase, CallContext before) throws Mistake {
    for (CallContext context : CONTEXTS) {
      if (context.text.equals(phrase)) {
        if (before != CallContext.NONE) {
          throw new Mistake("it cannot be both '" + before.text + "' and '" + phrase + "'");
        }
        return context;
      }
    }
    List<String> texts = CONTEXTS.stream().map(context -> context.text).toList();
    throw Mistake.unknown("way of calling", phrase, texts);
  }

  private static void addEffect(String phrase, List<Effect> effects) throws Mistake {
    Effect effect = EffectParser.parse(phrase);
    String text = effect.toString();
    for (Effect other : effects) {
      if (other.toString().equals(text)) {
        throw new Mistake("'" + phrase + "' is there twice");
      }
    }
    effects.add(effect);
  }

  /** Without types, some of the arguments may not exist: facts for a call leave those out. */
  private static List<String> expand(String phrase, Selector selector) {
    if (!new Words(phrase).contains(EACH_ARGUMENT)) {
      return List.of(phrase);
    }
    List<String> parameters = selector.parameters();
    int count = parameters == null ? MOST_ARGUMENTS : parameters.size();
    List<String> phrases = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      phrases.add(
          (" " + phrase + " ").replace(" " + EACH_ARGUMENT + " ", " arg" + number + " ").strip());
    }
    return phrases;
  }

  private static void check(boolean nothing, List<Effect> effects) throws Mistake {
    if (nothing && !effects.isEmpty()) {
      throw new Mistake("'nothing' stands beside effects");
    }
  }

  private static @Nullable MethodFacts facts(boolean nothing, List<Effect> effects) {
    return nothing || !effects.isEmpty() ? MethodFacts.of(effects) : null;
  }
}
