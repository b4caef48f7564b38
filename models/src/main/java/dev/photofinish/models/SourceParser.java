package dev.photofinish.models;

import dev.photofinish.models.Source.Kind;
import java.util.List;

/** Reads operands and sources: {@code arg0}, {@code view of this}. */
final class SourceParser {

  private static final List<String> OPERANDS = List.of("this", "result", "class", "arg0", "args");

  private static final List<Kind> ALONE =
      List.of(
          Kind.NEW,
          Kind.THREAD_SAFE_NEW,
          Kind.SERIAL_EXECUTOR,
          Kind.SHARED,
          Kind.CURRENT_THREAD,
          Kind.FUNCTIONAL);

  /** A longer beginning stands before a shorter one. */
  private static final List<Kind> OF_OPERAND =
      List.of(
          Kind.ELEMENT_OF_OUTCOME,
          Kind.VIEW,
          Kind.THREAD_SAFE_VIEW,
          Kind.ELEMENT,
          Kind.TAKEN,
          Kind.FILLED,
          Kind.ENTRIES,
          Kind.ENTRY,
          Kind.HELD,
          Kind.KEPT,
          Kind.CONSTANTS,
          Kind.OUTCOME,
          Kind.READ_LOCK,
          Kind.WRITE_LOCK);

  /** JVMS 4.3.3: a method has at most so many parameters. */
  private static final int MAX_ARGUMENTS = 255;

  private SourceParser() {}

  static Source source(Words words) throws Mistake {
    for (Kind kind : ALONE) {
      if (words.take(kind.text)) {
        return new Source(kind, Operand.NONE);
      }
    }
    for (Kind kind : OF_OPERAND) {
      if (words.take(kind.text.replace(" %s", ""))) {
        return new Source(kind, operand(words));
      }
    }
    return new Source(Kind.SAME, operand(words));
  }

  static Operand operand(Words words) throws Mistake {
    String word = words.next("an operand");
    return switch (word) {
      case "this" -> Operand.THIS;
      case "result" -> Operand.RESULT;
      case "class" -> Operand.CLASS;
      default -> argument(word);
    };
  }

  private static Operand argument(String word) throws Mistake {
    int number = word.startsWith("arg") ? number(word.substring("arg".length())) : -1;
    if (number < 0) {
      throw Mistake.unknown("operand", word, OPERANDS);
    }
    return Operand.argument(number);
  }

  private static int number(String digits) {
    if (digits.isEmpty() || digits.length() > 3 || !digits.chars().allMatch(Character::isDigit)) {
      return -1;
    }
    int number = Integer.parseInt(digits);
    return number < MAX_ARGUMENTS ? number : -1;
  }
}
