package dev.photofinish.trace.read;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.Step;
import dev.photofinish.trace.format.Block;
import dev.photofinish.trace.format.MalformedException;
import java.util.Iterator;
import java.util.Optional;

/** Goes through the events of one thread. Has one block in memory. */
final class EventCursor {

  private static final EventDecoder NOTHING = new EventDecoder(new byte[64]);

  private final ThreadFile file;
  private final Iterator<Block> blocks;
  private EventDecoder block = NOTHING;
  private long taken;
  private Optional<String> problem = Optional.empty();

  EventCursor(ThreadFile file) {
    this.file = file;
    this.blocks = file.events().iterator();
  }

  /** Takes the next event; there is none after what cannot be decoded. */
  boolean next() {
    try {
      while (!block.next()) {
        if (!open()) {
          return false;
        }
      }
      taken++;
      return true;
    } catch (MalformedException e) {
      problem = Optional.of(file.file().path() + ": event " + taken + ": " + e.getMessage());
      blocks.forEachRemaining(left -> {});
      block = NOTHING;
      return false;
    }
  }

  private boolean open() {
    boolean more = blocks.hasNext();
    block = more ? new EventDecoder(file.read(blocks.next())) : NOTHING;
    return more;
  }

  Optional<String> problem() {
    return problem;
  }

  EventKind kind() {
    return block.kind();
  }

  long object() {
    return block.object();
  }

  int member() {
    return block.member();
  }

  long version() {
    return block.version();
  }

  long value() {
    return block.value();
  }

  long time() {
    return block.time();
  }

  /** When the block of the event began. */
  long blockTime() {
    return block.firstTime();
  }

  Event event(long number) {
    return block.event(number, file.thread().number());
  }

  /** The event as its file has it. */
  Step step(long number) {
    return new Step(event(number), block.version());
  }

  Step step() {
    return step(taken - 1);
  }
}
