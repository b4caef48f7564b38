package dev.photofinish.models;

import java.util.Arrays;
import java.util.List;

/** Reads one effect: {@code runs arg0 elsewhere once}. */
final class EffectParser {

  private static final List<String> BEGINNINGS =
      List.of(
          "reads",
          "writes",
          "moves",
          "stores",
          "keeps",
          "returns",
          "makes",
          "acquires",
          "releases",
          "tries",
          "holds",
          "tests holding",
          "tests main",
          "starts optimistic read of",
          "validates",
          "runs",
          "starts threads of",
          "calls",
          "assumes",
          "finds class",
          "finds member of",
          "instantiates",
          "invokes",
          "reads field by",
          "writes field by",
          "reads atomically field by",
          "writes atomically field by",
          "waits for",
          "follows",
          "signals",
          "exchanges",
          "never returns",
          "nothing",
          "called concurrently",
          "called in background",
          "called on main",
          "called alone");

  private static final List<Where> LONGEST_FIRST =
      List.of(Where.HERE_OR_IN_PARALLEL, Where.HERE, Where.ELSEWHERE, Where.ON_MAIN);

  private static final List<String> PLACES =
      List.of("here", "elsewhere", "on main", "here or in parallel");

  private static final List<Source.Kind> OPERAND_OR_ELEMENT =
      List.of(Source.Kind.SAME, Source.Kind.ELEMENT, Source.Kind.KEPT);

  private EffectParser() {}

  static Effect parse(String phrase) throws Mistake {
    Words words = new Words(phrase);
    Effect effect = parse(words);
    words.end();
    return effect;
  }

  private static Effect parse(Words words) throws Mistake {
    for (LockAction action : LockAction.values()) {
      if (words.take(action.text)) {
        return new Effect.Locks(action, SourceParser.operand(words), mode(words));
      }
    }
    for (Reflection how : Reflection.values()) {
      if (words.take(how.text)) {
        return new Effect.Reflects(how, SourceParser.operand(words));
      }
    }
    if (words.take("tests main")) {
      return new Effect.TestsMain();
    } else if (words.take("never returns")) {
      return new Effect.NeverReturns();
    } else if (words.take("starts threads of")) {
      return new Effect.StartsThreads(SourceParser.operand(words));
    } else if (words.take("waits for")) {
      return new Effect.WaitsFor(task(words));
    }
    return byFirstWord(words);
  }

  private static Effect byFirstWord(Words words) throws Mistake {
    String first = words.next("an effect");
    return switch (first) {
      case "reads" -> new Effect.Reads(SourceParser.operand(words), words.take("at once"));
      case "writes" -> new Effect.Writes(SourceParser.operand(words), words.take("at once"));
      case "moves" -> new Effect.Moves(SourceParser.operand(words));
      case "follows" -> new Effect.Follows(task(words));
      case "signals" -> new Effect.Signals(SourceParser.operand(words));
      case "exchanges" -> new Effect.Exchanges(SourceParser.operand(words));
      case "stores" -> new Effect.Stores(stored(words), into(words));
      case "keeps" -> new Effect.Keeps(stored(words), into(words));
      case "returns" -> returns(words);
      case "makes" -> makes(words);
      case "runs" -> runs(words);
      case "calls" -> new Effect.Calls(operandOrElement(words, "cannot be called"));
      case "assumes" -> assumes(words);
      default -> throw Mistake.unknown("effect", words.phrase(), BEGINNINGS);
    };
  }

  private static LockMode mode(Words words) {
    if (words.take("for writing")) {
      return LockMode.EXCLUSIVE;
    }
    for (LockMode mode : List.of(LockMode.READ, LockMode.ANY)) {
      if (words.take(mode.text)) {
        return mode;
      }
    }
    return LockMode.EXCLUSIVE;
  }

  private static Source stored(Words words) throws Mistake {
    Source what = SourceParser.source(words);
    if (what.of().kind() == Operand.Kind.NONE) {
      throw new Mistake("'" + what + "' cannot be stored; name an operand");
    }
    return what;
  }

  private static Operand into(Words words) throws Mistake {
    words.expect("in");
    return SourceParser.operand(words);
  }

  private static Effect returns(Words words) throws Mistake {
    Source what = SourceParser.source(words);
    if (what.of().kind() == Operand.Kind.RESULT) {
      throw new Mistake("a result cannot come from itself");
    }
    return new Effect.Returns(what);
  }

  private static Effect makes(Words words) throws Mistake {
    Operand what = SourceParser.operand(words);
    for (Parallelism how : Parallelism.values()) {
      if (words.take(how.text)) {
        return new Effect.Makes(what, how);
      }
    }
    List<String> known = Arrays.stream(Parallelism.values()).map(how -> how.text).toList();
    throw Mistake.unknown("word", words.next("what it becomes"), known);
  }

  private static Effect runs(Words words) throws Mistake {
    if (words.take("on main")) {
      return new Effect.RunsOn(true);
    } else if (words.take("on background")) {
      return new Effect.RunsOn(false);
    }
    Source what = operandOrElement(words, "cannot be run");
    Where where = where(words);
    Times times = times(words);
    Source with = words.take("with") ? SourceParser.source(words) : Source.UNKNOWN;
    return new Effect.Runs(what, where, times, with);
  }

  private static Effect assumes(Words words) throws Mistake {
    for (Assumption what : Assumption.values()) {
      if (words.take(what.text)) {
        return new Effect.Assumes(what);
      }
    }
    List<String> known = Arrays.stream(Assumption.values()).map(what -> what.text).toList();
    throw Mistake.unknown("assumption", words.next("what it assumes"), known);
  }

  private static Source task(Words words) throws Mistake {
    return operandOrElement(words, "is no task");
  }

  private static Source operandOrElement(Words words, String otherwise) throws Mistake {
    Source what = SourceParser.source(words);
    if (!OPERAND_OR_ELEMENT.contains(what.kind())) {
      throw new Mistake("'" + what + "' " + otherwise + "; name an operand or elements of one");
    }
    return what;
  }

  private static Where where(Words words) throws Mistake {
    for (Where where : LONGEST_FIRST) {
      if (words.take(where.text)) {
        return where;
      }
    }
    throw Mistake.unknown("place", words.next("where it runs"), PLACES);
  }

  private static Times times(Words words) {
    for (Times times : List.of(Times.ONCE, Times.REPEATEDLY, Times.MANY_AT_ONCE)) {
      if (words.take(times.text)) {
        return times;
      }
    }
    return Times.PER_CALL;
  }
}
