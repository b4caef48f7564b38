package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.Value;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the lines of a listing, and knows by which symbol of them each value goes (section
 * III.B). A read is held back until it is seen what it is for, and stands in that line, as {@code
 * R_y^14 > 2} does; it gets a line of its own if another line comes first, so that no line has more
 * than one access to shared memory.
 */
final class ListingLines {

  private record Read(Frame frame, Value value, String memory) {}

  private final Consumer<String> out;
  private final Map<Frame, @Nullable String[]> symbols = new WeakHashMap<>();
  private @Nullable Read held;
  private long next;
  private int temporaries;

  ListingLines(Consumer<String> out) {
    this.out = out;
  }

  /** A constant, the symbol of the line that gave the value, or the name it has in the code. */
  String symbol(Frame frame, Value value) {
    if (value instanceof Value.Constant) {
      return value.toString();
    } else if (isHeld(frame, value)) {
      return read();
    }
    String known = of(frame)[value.id()];
    return known == null ? value.name() : known;
  }

  /** Whether it goes by something else than its name in the code. */
  boolean isKnown(Frame frame, Value value) {
    return isHeld(frame, value)
        || (!(value instanceof Value.Constant) && of(frame)[value.id()] != null);
  }

  /** The value goes by a symbol from here on; by its name in the code if that is null. */
  void set(Frame frame, Value value, @Nullable String symbol) {
    of(frame)[value.id()] = symbol;
  }

  private @Nullable String[] of(Frame frame) {
    return symbols.computeIfAbsent(frame, f -> new String[f.values.length]);
  }

  /** A variable or memory as it is after the line that comes next. */
  private String now(String name) {
    return name + "^" + next;
  }

  /** Whether it has just been read, and no line has it yet. */
  boolean isHeld(Frame frame, Value value) {
    return held != null && held.frame == frame && held.value == value;
  }

  private String read() {
    return held == null ? "" : now("R_" + held.memory);
  }

  /** Shared memory was read, for what comes next. */
  void hold(Frame frame, Value value, String memory) {
    release();
    held = new Read(frame, value, memory);
  }

  /** If one of these is held back it gets a line of its own. */
  void release(Frame frame, Iterable<? extends Value> values) {
    for (Value value : values) {
      if (isHeld(frame, value)) {
        release();
      }
    }
  }

  /** What is held back gets a line of its own. */
  void release() {
    Read read = held;
    if (read != null) {
      String text = read();
      held = null;
      define(read.frame, read.value, List.of(), () -> text);
    }
  }

  /**
   * Adds a line.
   *
   * @param uses what the text is about
   */
  void add(Frame frame, List<Value> uses, Supplier<String> text) {
    settle(frame, uses);
    out.accept(next + ": " + text.get());
    Read read = held;
    if (read != null) {
      set(frame, read.value, read());
      held = null;
    }
    next++;
  }

  /** Adds a line that says what a value is; its symbol is that of this line from here on. */
  void define(Frame frame, Value value, List<Value> uses, Supplier<String> text) {
    settle(frame, uses);
    String symbol = value.hasSourceName() ? now(value.name()) : temporary();
    add(frame, uses, () -> symbol + " = " + text.get());
    set(frame, value, symbol);
  }

  /** The same of memory; gives its symbol. */
  String assign(Frame frame, String memory, List<Value> uses, Supplier<String> text) {
    settle(frame, uses);
    String symbol = now(memory);
    add(frame, uses, () -> symbol + " = " + text.get());
    return symbol;
  }

  /** The same where no code is known to do it. */
  void assign(String memory, String text) {
    release();
    out.accept(next + ": " + now(memory) + " = " + text);
    next++;
  }

  private void settle(Frame frame, List<Value> uses) {
    if (uses.stream().noneMatch(value -> isHeld(frame, value))) {
      release();
    }
  }

  private String temporary() {
    temporaries++;
    return temporaries == 1 ? "tmp" : "tmp" + temporaries;
  }
}
