package dev.photofinish.prove.points;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Which node a field of an abstract object has, by the numbers of both; of a static field, the
 * object is -1. Confined to the solver's thread.
 */
final class FieldNodes {

  /** The node of a field that nobody used. */
  static final int NONE = -1;

  private final Long2IntOpenHashMap nodes = new Long2IntOpenHashMap();
  private final Int2ObjectOpenHashMap<IntArrayList> fieldsOfObject = new Int2ObjectOpenHashMap<>();

  FieldNodes() {
    nodes.defaultReturnValue(NONE);
  }

  int get(int object, int field) {
    return nodes.get(key(object, field));
  }

  void put(int object, int field, int node) {
    nodes.put(key(object, field), node);
    fieldsOfObject.computeIfAbsent(object, none -> new IntArrayList(2)).add(field);
  }

  private static long key(int object, int field) {
    return (long) object << 32 | field;
  }

  /** The numbers of the fields of an object that were used. */
  IntArrayList of(int object) {
    IntArrayList all = fieldsOfObject.get(object);
    return all == null ? new IntArrayList(0) : all;
  }
}
