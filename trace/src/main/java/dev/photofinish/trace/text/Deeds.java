package dev.photofinish.trace.text;

import dev.photofinish.trace.Event;
import java.util.Map;

/** What an event does, in words. */
final class Deeds {

  private final Names names;
  private final Map<Long, String> threadNames;

  Deeds(Names names, Map<Long, String> threadNames) {
    this.names = names;
    this.threadNames = threadNames;
  }

  String text(Event event) {
    String object = names.object(event.object());
    return switch (event.kind()) {
      case READ -> access("reads", event);
      case WRITE -> access("writes", event);
      case VOLATILE_READ -> access("reads volatile", event);
      case VOLATILE_WRITE -> access("writes volatile", event);
      case UPDATE -> access("updates", event);
      case ACQUIRE -> "locks " + object;
      case RELEASE -> "unlocks " + object;
      case ACQUIRE_SHARED -> "locks shared " + object;
      case RELEASE_SHARED -> "unlocks shared " + object;
      case WAIT -> "waits for " + object;
      case WAKE -> "wakes up on " + object + (event.value() == 1 ? ", notified" : "");
      case NOTIFY -> "notifies " + object;
      case NOTIFY_ALL -> "notifies all on " + object;
      case SIGNAL -> "signals " + object;
      case AWAIT -> "has awaited " + object;
      case FORK -> "starts " + thread(event.value());
      case JOIN -> "has joined " + thread(event.value());
      case BEGIN -> "begins";
      case END -> "ends";
      case INITIALISED -> "has initialised " + object;
      case NEW -> "shares new " + object;
      case INITIAL -> event.member() == Event.RUNS ? elements(event) : access("with", event);
      case ASK -> "asks " + object;
      case CHANGED -> "has changed " + object;
      case GAP, BEHIND -> "does what is not recorded";
    };
  }

  private String access(String verb, Event event) {
    String deed = verb + " " + names.target(event);
    boolean hasValue = event.member() != Event.CONTENTS;
    return hasValue ? deed + " = " + Values.text(event, names) : deed;
  }

  private String elements(Event event) {
    String array = names.object(event.object());
    return event.value() == 1
        ? "with " + array + " told where elements differ"
        : "with elements of " + array + " that are not told";
  }

  private String thread(long number) {
    return threadNames.getOrDefault(number, "thread " + number);
  }
}
