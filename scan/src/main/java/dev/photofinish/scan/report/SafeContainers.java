package dev.photofinish.scan.report;

import dev.photofinish.ir.JavaType;
import java.util.Optional;

/** The container for many threads that can stand in for one that is not. */
final class SafeContainers {

  private SafeContainers() {}

  /** With its article; empty if there is none that does the same. */
  static Optional<String> insteadOf(JavaType type) {
    return Optional.ofNullable(
        switch (type.internalName()) {
          case "java/util/Map", "java/util/HashMap" -> "a ConcurrentHashMap";
          case "java/util/SortedMap", "java/util/NavigableMap", "java/util/TreeMap" ->
              "a ConcurrentSkipListMap";
          case "java/util/Set", "java/util/HashSet" -> "a set of ConcurrentHashMap.newKeySet()";
          case "java/util/SortedSet", "java/util/NavigableSet", "java/util/TreeSet" ->
              "a ConcurrentSkipListSet";
          case "java/util/Queue" -> "a ConcurrentLinkedQueue";
          case "java/util/Deque", "java/util/ArrayDeque" -> "a ConcurrentLinkedDeque";
          case "java/util/PriorityQueue" -> "a PriorityBlockingQueue";
          case "java/util/List", "java/util/ArrayList", "java/util/Collection" ->
              "a CopyOnWriteArrayList if it changes seldom";
          default -> null;
        });
  }
}
