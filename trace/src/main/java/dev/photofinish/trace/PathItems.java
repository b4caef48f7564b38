package dev.photofinish.trace;

import dev.photofinish.trace.format.PathLayout;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** The path of one thread, item by item. Where one is cut in its middle, the path ends. */
public final class PathItems implements Iterator<PathItem> {

  private final PathReader path;
  private @Nullable PathItem next;
  private boolean isOver;
  private long taken;

  /** The frame that was entered last. */
  private int entered;

  /** The run that is being given, and how many of its branches are left. */
  private long run;

  private int branches;

  PathItems(PathReader path) {
    this.path = path;
  }

  @Override
  public boolean hasNext() {
    if (next == null && !isOver) {
      next = read();
      isOver = next == null;
    }
    return next != null;
  }

  /** The item that {@link #next} will give. */
  public PathItem peek() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException("the path ends after " + taken + " items");
    }
    return next;
  }

  @Override
  public PathItem next() {
    PathItem item = peek();
    next = null;
    taken++;
    return item;
  }

  /** How many items were given. */
  public long taken() {
    return taken;
  }

  private @Nullable PathItem read() {
    if (branches > 0) {
      return branch();
    }
    if (!path.has(1)) {
      return null;
    }
    int code = (int) path.next(1);
    PathItem item = code < PathLayout.SHORT_RUN ? begin(code) : read(code);
    if (item != null && item.kind() == PathItem.Kind.ENTER) {
      entered++;
    } else if (item != null && item.kind() == PathItem.Kind.LOST) {
      entered = item.number();
    }
    return item;
  }

  private @Nullable PathItem read(int code) {
    if (code >= PathLayout.ENTER_LOW) {
      return low(code & ~PathLayout.ENTER_LOW);
    } else if (code >= PathLayout.BACK_NEAR) {
      return back(code & ~PathLayout.BACK_NEAR);
    }
    return switch (code) {
      case PathLayout.EVENT -> PathItem.EVENT;
      case PathLayout.ENTER -> numbered(PathItem.Kind.ENTER, PathLayout.METHOD_BYTES);
      case PathLayout.BACK -> PathItem.BACK;
      case PathLayout.LOOP -> PathItem.LOOP;
      case PathLayout.SWITCH -> numbered(PathItem.Kind.SWITCH, PathLayout.NUMBER_BYTES);
      case PathLayout.BACK_TO -> numbered(PathItem.Kind.BACK_TO, PathLayout.NUMBER_BYTES);
      case PathLayout.BACK_BY -> path.has(1) ? back((int) path.next(1)) : null;
      case PathLayout.CATCH -> caught();
      case PathLayout.LOST -> numbered(PathItem.Kind.LOST, PathLayout.NUMBER_BYTES);
      default -> longRun(code & PathLayout.LONG_RUN_BYTES);
    };
  }

  private @Nullable PathItem low(int high) {
    return path.has(1)
        ? new PathItem(PathItem.Kind.ENTER, high << Byte.SIZE | (int) path.next(1), 0)
        : null;
  }

  private PathItem back(int by) {
    return new PathItem(PathItem.Kind.BACK_TO, entered - by, 0);
  }

  private @Nullable PathItem longRun(int bytes) {
    return path.has(bytes) ? begin(path.next(bytes)) : null;
  }

  /** A run has a branch at least. */
  private @Nullable PathItem begin(long begun) {
    run = begun;
    branches = Long.SIZE - 1 - Long.numberOfLeadingZeros(begun);
    return branches > 0 ? branch() : null;
  }

  private PathItem branch() {
    branches--;
    return (run >>> branches & 1) == 0 ? PathItem.NOT_TAKEN : PathItem.TAKEN;
  }

  private @Nullable PathItem numbered(PathItem.Kind kind, int bytes) {
    return path.has(bytes) ? new PathItem(kind, (int) path.next(bytes), 0) : null;
  }

  private @Nullable PathItem caught() {
    if (!path.has(PathLayout.NUMBER_BYTES + PathLayout.INSTRUCTION_BYTES)) {
      return null;
    }
    int frame = (int) path.next(PathLayout.NUMBER_BYTES);
    int instruction = (int) path.next(PathLayout.INSTRUCTION_BYTES);
    return new PathItem(PathItem.Kind.CATCH, frame, instruction);
  }
}
