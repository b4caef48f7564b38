package dev.photofinish.predict.report;

import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.FieldInfo;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.Optional;

/**
 * What some objects are, and which field was first seen to hold each: learned in one more walk
 * through the trace. An array in an array is held by what holds that one. Used by one thread.
 */
public final class ObjectFacts {

  private static final int MOST_DIMENSIONS = 10;

  private final Dictionary dictionary;
  private final LongSet wanted;
  private final LongSet arrays = new LongOpenHashSet();
  private final Long2IntOpenHashMap classes = new Long2IntOpenHashMap();
  private final Long2ObjectOpenHashMap<FieldInfo> holders = new Long2ObjectOpenHashMap<>();
  private final Long2LongOpenHashMap outers = new Long2LongOpenHashMap();

  public ObjectFacts(Dictionary dictionary, LongSet objects) {
    this.dictionary = dictionary;
    this.wanted = new LongOpenHashSet(objects);
  }

  /** Goes on by the next event of the trace. */
  public void step(Event event) {
    if (event.kind() == EventKind.NEW) {
      made(event);
    } else if (isValue(event) && wanted.contains(event.value())) {
      held(event);
    }
  }

  private void made(Event event) {
    Optional<ClassInfo> known = dictionary.classOf(event.value());
    if (known.isPresent() && known.get().name().startsWith("[")) {
      arrays.add(event.object());
    }
    if (wanted.contains(event.object())) {
      classes.put(event.object(), (int) event.value());
    }
  }

  private static boolean isValue(Event event) {
    return (event.kind().isAccess() || event.kind() == EventKind.INITIAL)
        && event.member() != Event.CONTENTS
        && event.value() > 0;
  }

  /** Elements of arrays have numbers that fields have, too. */
  private void held(Event event) {
    if (arrays.contains(event.object())) {
      outers.putIfAbsent(event.value(), event.object());
      wanted.add(event.object());
    } else {
      dictionary
          .field(event.member())
          .filter(ObjectFacts::isReference)
          .ifPresent(field -> holders.putIfAbsent(event.value(), field));
    }
  }

  private static boolean isReference(FieldInfo field) {
    return field.descriptor().startsWith("L") || field.descriptor().startsWith("[");
  }

  /** The name of an object's class, as {@link Class#getName} has it. */
  Optional<String> className(long object) {
    return dictionary.classOf(classes.get(object)).map(ClassInfo::name);
  }

  boolean isArray(long object) {
    return arrays.contains(object);
  }

  /** The field that holds an object, or the array that it is in, or the array that that is in. */
  Optional<FieldInfo> holder(long object) {
    long held = object;
    for (int depth = 0; depth < MOST_DIMENSIONS && held != 0; depth++) {
      FieldInfo field = holders.get(held);
      if (field != null) {
        return Optional.of(field);
      }
      held = outers.get(held);
    }
    return Optional.empty();
  }
}
