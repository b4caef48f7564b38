package dev.photofinish.testbench;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Verdict;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads one entry of a marker: {@code Counter.count write strong #1}. */
final class WantedParser {

  private static final Pattern LOCATION =
      Pattern.compile(
          "[\\p{javaJavaIdentifierPart}<>]+(\\.[\\p{javaJavaIdentifierPart}<>]+)+(:\\d+)?");

  private final String location;
  private final List<String> labels = new ArrayList<>();
  private final Set<AccessKind> kinds = EnumSet.noneOf(AccessKind.class);
  private final Set<Verdict> verdicts = EnumSet.noneOf(Verdict.class);
  private final Set<Engine> engines = EnumSet.noneOf(Engine.class);

  private WantedParser(String location) {
    this.location = location;
  }

  /**
   * What the entry asks for: one access for each label, a single one if it has none.
   *
   * @throws IllegalArgumentException if the entry is malformed; the message says how
   */
  static List<Wanted> parse(String entry) {
    String[] words = entry.strip().split("\\s+");
    if (!LOCATION.matcher(words[0]).matches()) {
      throw new IllegalArgumentException("'" + words[0] + "' is no location: write Class.field");
    }
    WantedParser parser = new WantedParser(words[0]);
    Stream.of(words).skip(1).forEach(parser::word);
    return parser.result();
  }

  private void word(String word) {
    if (word.length() > 1 && word.startsWith("#")) {
      labels.add(word);
      return;
    }
    boolean known =
        addIfLabelled(word, AccessKind.values(), AccessKind::label, kinds)
            || addIfLabelled(word, Verdict.values(), Verdict::label, verdicts)
            || addIfLabelled(word, Engine.values(), Engine::label, engines);
    if (!known) {
      throw new IllegalArgumentException(
          "'" + word + "' is no access kind, verdict, engine or #label");
    }
  }

  private static <T> boolean addIfLabelled(
      String word, T[] values, Function<T, String> label, Set<T> found) {
    return Stream.of(values).filter(v -> label.apply(v).equals(word)).anyMatch(found::add);
  }

  private List<Wanted> result() {
    if (kinds.size() > 1) {
      throw new IllegalArgumentException("an entry names one access kind; write two entries");
    }
    Optional<AccessKind> kind = kinds.stream().findFirst();
    List<String> each = labels.isEmpty() ? List.of("") : labels;
    return each.stream()
        .map(label -> new Wanted(location, kind, verdicts, engines, label))
        .toList();
  }
}
