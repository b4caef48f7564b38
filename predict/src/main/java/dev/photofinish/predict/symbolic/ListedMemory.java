package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.ArrayLength;
import dev.photofinish.ir.ArrayLoad;
import dev.photofinish.ir.ArrayStore;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldStore;
import dev.photofinish.ir.InstanceOf;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/** In a listing, what a thread does to memory that has no events: its own, and what is final. */
final class ListedMemory {

  private final ListingLines lines;

  /** By their objects and names, which lines gave what is in fields and elements. */
  private final Map<LocalObject, Map<String, String>> contents = new WeakHashMap<>();

  ListedMemory(ListingLines lines) {
    this.lines = lines;
  }

  /** An instruction without an event was run. */
  void ran(Frame frame, Instruction instruction) {
    if (instruction instanceof FieldStore store) {
      store(frame, base(store.isStatic(), store), "." + store.field().name(), store.value());
    } else if (instruction instanceof ArrayStore store) {
      store(frame, store.array(), element(frame, store.position()), store.value());
    } else if (instruction instanceof FieldLoad load) {
      field(frame, load);
    } else if (instruction instanceof ArrayLoad load) {
      give(frame, load, content(frame, load.array(), element(frame, load.position())));
    } else if (instruction instanceof ArrayLength length) {
      give(frame, length, lines.symbol(frame, length.array()) + ".length");
    } else if (instruction instanceof Cast cast) {
      give(frame, cast, lines.symbol(frame, cast.value()));
    } else if (instruction instanceof InstanceOf test) {
      String type = test.target().sourceName();
      give(frame, test, lines.symbol(frame, test.value()) + " instanceof " + type);
    } else {
      instruction.result().ifPresent(result -> lines.set(frame, result, null));
    }
  }

  /** A final object of a class, as {@code System.out}, is no symbol. */
  private void field(Frame frame, FieldLoad load) {
    if (load.isStatic() && load.field().type().isReference()) {
      load.result().ifPresent(result -> lines.set(frame, result, null));
    } else {
      String part = "." + load.field().name();
      give(frame, load, content(frame, base(load.isStatic(), load), part));
    }
  }

  private static @Nullable Value base(boolean isStatic, Instruction access) {
    return isStatic ? null : access.operand(0);
  }

  private String element(Frame frame, Value position) {
    Term index = frame.get(position);
    return "[" + (index.hasValue() ? index.value() : lines.symbol(frame, position)) + "]";
  }

  /** A variable of the source gets a line; what is only used further on does not. */
  private void give(Frame frame, Instruction instruction, String text) {
    Value result = instruction.result().orElseThrow();
    if (result.hasSourceName() && !result.type().isReference()) {
      lines.define(frame, result, List.of(), () -> text);
    } else {
      lines.set(frame, result, text);
    }
  }

  private void store(Frame frame, @Nullable Value base, String part, Value value) {
    String name = name(frame, base, part);
    String symbol =
        value.type().isReference()
            ? lines.symbol(frame, value)
            : lines.assign(frame, name, List.of(value), () -> lines.symbol(frame, value));
    LocalObject object = own(frame, base);
    if (object != null) {
      contents.computeIfAbsent(object, o -> new HashMap<>()).put(part, symbol);
    }
  }

  private String content(Frame frame, @Nullable Value base, String part) {
    LocalObject object = own(frame, base);
    String known = object == null ? null : contents.getOrDefault(object, Map.of()).get(part);
    return known == null ? name(frame, base, part) : known;
  }

  private String name(Frame frame, @Nullable Value base, String part) {
    return base == null ? part.substring(1) : lines.symbol(frame, base) + part;
  }

  /** An object that nobody else knows: what is in it is what was stored. */
  private static @Nullable LocalObject own(Frame frame, @Nullable Value base) {
    Term term = base == null ? null : frame.get(base);
    return term != null && term.isLocal() ? term.object() : null;
  }
}
