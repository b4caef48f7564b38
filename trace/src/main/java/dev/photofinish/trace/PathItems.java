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
    if (!has(PathLayout.BRANCH_BITS)) {
      return null;
    }
    if (!path.next()) {
      return path.next() ? PathItem.TAKEN : PathItem.NOT_TAKEN;
    }
    if (!has(PathLayout.SHORT_BITS - 1)) {
      return null;
    }
    int code = 1 | path.next(PathLayout.SHORT_BITS - 1) << 1;
    return switch (code) {
      case PathLayout.EVENT -> PathItem.EVENT;
      case PathLayout.ENTER -> numbered(PathItem.Kind.ENTER, PathLayout.METHOD_BITS);
      case PathLayout.CATCH -> caught();
      default -> readLong(code);
    };
  }

  private @Nullable PathItem readLong(int begun) {
    int more = PathLayout.LONG_BITS - PathLayout.SHORT_BITS;
    if (!has(more)) {
      return null;
    }
    int code = begun | path.next(more) << PathLayout.SHORT_BITS;
    return switch (code) {
      case PathLayout.BACK -> PathItem.BACK;
      case PathLayout.LOOP -> PathItem.LOOP;
      case PathLayout.SWITCH -> numbered(PathItem.Kind.SWITCH, PathLayout.NUMBER_BITS);
      default -> numbered(PathItem.Kind.BACK_TO, PathLayout.NUMBER_BITS);
    };
  }

  private @Nullable PathItem numbered(PathItem.Kind kind, int bits) {
    return has(bits) ? new PathItem(kind, path.next(bits), 0) : null;
  }

  private @Nullable PathItem caught() {
    if (!has(PathLayout.NUMBER_BITS + PathLayout.INSTRUCTION_BITS)) {
      return null;
    }
    int frame = path.next(PathLayout.NUMBER_BITS);
    return new PathItem(PathItem.Kind.CATCH, frame, path.next(PathLayout.INSTRUCTION_BITS));
  }

  /** No item is in two blocks. */
  private boolean has(int bits) {
    return path.hasNext() && path.left() >= bits;
  }
}
