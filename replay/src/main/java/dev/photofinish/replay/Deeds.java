package dev.photofinish.replay;

import dev.photofinish.finding.SimpleName;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.ReplayStep;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** What threads do, in the few words that a column has room for. */
final class Deeds {

  private static final Pattern OBJECT = Pattern.compile("[\\w.$\\[\\]]+#[0-9]+");

  private final Map<Integer, String> threads;

  /**
   * @param threads the names of threads by their numbers
   */
  Deeds(Map<Integer, String> threads) {
    this.threads = threads;
  }

  String of(ReplayStep step) {
    EventKind kind = step.event().kind();
    return switch (kind) {
      case FORK -> "start " + thread(step.value());
      case JOIN -> "join " + thread(step.value());
      case END -> "end";
      default -> of(kind, step.about(), step.value());
    };
  }

  private String thread(String number) {
    return number.matches("[0-9]{1,9}")
        ? threads.getOrDefault(Integer.valueOf(number), "thread " + number)
        : "a thread";
  }

  /** An event on memory or a lock: {@code Bank.open = true}, {@code lock Bank}. */
  static String of(EventKind kind, String about, String ofValue) {
    String what = SimpleName.of(about);
    String value = OBJECT.matcher(ofValue).matches() ? SimpleName.of(ofValue) : ofValue;
    return switch (kind) {
      case WRITE, VOLATILE_WRITE -> value.isEmpty() ? "write " + what : what + " = " + value;
      case READ, VOLATILE_READ -> "read " + what + (value.isEmpty() ? "" : ": " + value);
      case UPDATE -> "update " + what + (value.isEmpty() ? "" : ": " + value);
      case ACQUIRE -> "lock " + what;
      case RELEASE -> "unlock " + what;
      case ACQUIRE_SHARED -> "read-lock " + what;
      case RELEASE_SHARED -> "read-unlock " + what;
      case WAIT -> "wait for " + what;
      case WAKE -> "wake up";
      case NOTIFY -> "notify " + what;
      case NOTIFY_ALL -> "notify all of " + what;
      default -> (kind.name().toLowerCase(Locale.ROOT).replace('_', ' ') + " " + what).strip();
    };
  }
}
