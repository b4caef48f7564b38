package dev.photofinish.trace;

/** Puts items into a path as a recorder would, which knows the frame that was entered last. */
final class ItemWriter {

  private final PathEncoder path;
  private int entered;

  ItemWriter(PathEncoder path) {
    this.path = path;
  }

  /** Whether the buffer is full with it. */
  boolean put(PathItem item) {
    switch (item.kind()) {
      case ENTER -> entered++;
      case LOST -> entered = item.number();
      default -> {}
    }
    return switch (item.kind()) {
      case BRANCH -> path.branches(PathEncoder.EMPTY_RUN << 1 | item.number());
      case EVENT -> path.event();
      case ENTER -> path.enter(item.number());
      case BACK -> path.back();
      case LOOP -> path.loop();
      case SWITCH -> path.switchKey(item.number());
      case BACK_TO -> path.backTo(item.number(), entered);
      case CATCH -> path.caught(item.number(), item.instruction());
      case LOST -> path.lost(item.number());
    };
  }
}
