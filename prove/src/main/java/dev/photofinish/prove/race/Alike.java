package dev.photofinish.prove.race;

import dev.photofinish.prove.heap.ObjectSet;
import it.unimi.dsi.fastutil.ints.Int2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Objects that the same points access: very many objects are used in the same places, and what is
 * found for one of them holds for all.
 *
 * @param points in the order in which they were given
 */
record Alike(ObjectSet objects, List<Point> points) {

  /**
   * Groups the objects that some points access.
   *
   * @param accessed what a point accesses
   */
  static List<Alike> of(List<Point> points, Function<Point, ObjectSet> accessed) {
    List<ObjectSet> sets = new ArrayList<>();
    List<IntArrayList> users = new ArrayList<>();
    Map<ObjectSet, Integer> numbers = new LinkedHashMap<>();
    for (int i = 0; i < points.size(); i++) {
      ObjectSet set = accessed.apply(points.get(i));
      int number = numbers.computeIfAbsent(set, none -> numbers.size());
      if (number == sets.size()) {
        sets.add(set);
        users.add(new IntArrayList());
      }
      users.get(number).add(i);
    }
    List<Alike> all = new ArrayList<>();
    byMembership(sets).forEach((in, objects) -> all.add(of(points, objects, in, users)));
    return all;
  }

  /** Those objects together that are in the same sets. */
  private static Map<IntArrayList, ObjectSet> byMembership(List<ObjectSet> sets) {
    Int2ObjectLinkedOpenHashMap<IntArrayList> membership = new Int2ObjectLinkedOpenHashMap<>();
    for (int i = 0; i < sets.size(); i++) {
      int number = i;
      sets.get(i)
          .forEach(
              object -> membership.computeIfAbsent(object, none -> new IntArrayList()).add(number));
    }
    Map<IntArrayList, ObjectSet> together = new LinkedHashMap<>();
    membership.forEach(
        (object, in) -> together.computeIfAbsent(in, none -> new ObjectSet()).add(object));
    return together;
  }

  private static Alike of(
      List<Point> points, ObjectSet objects, IntArrayList in, List<IntArrayList> users) {
    IntArrayList numbers = new IntArrayList();
    in.forEach(set -> numbers.addAll(users.get(set)));
    numbers.sort(null);
    List<Point> found = new ArrayList<>(numbers.size());
    numbers.forEach(number -> found.add(points.get(number)));
    return new Alike(objects, found);
  }
}
