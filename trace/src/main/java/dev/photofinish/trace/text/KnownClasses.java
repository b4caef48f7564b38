package dev.photofinish.trace.text;

/**
 * The class of each object that became known so far. A trace may have many millions of them, so
 * they are in two arrays, with free places where the number is 0.
 */
final class KnownClasses {

  private long[] objects = new long[1 << 10];
  private int[] classes = new int[1 << 10];
  private int count;

  void put(long object, int classNumber) {
    if (object == 0) {
      return;
    }
    if (2 * count >= objects.length) {
      grow();
    }
    int at = find(object);
    count += objects[at] == 0 ? 1 : 0;
    objects[at] = object;
    classes[at] = classNumber;
  }

  /** The number of its class, or 0. */
  int get(long object) {
    return object == 0 ? 0 : classes[find(object)];
  }

  private int find(long object) {
    int mask = objects.length - 1;
    int at = (int) ((object * 0x9E3779B97F4A7C15L) >>> 32) & mask;
    while (objects[at] != 0 && objects[at] != object) {
      at = (at + 1) & mask;
    }
    return at;
  }

  private void grow() {
    long[] oldObjects = objects;
    int[] oldClasses = classes;
    objects = new long[2 * oldObjects.length];
    classes = new int[2 * oldObjects.length];
    for (int i = 0; i < oldObjects.length; i++) {
      if (oldObjects[i] != 0) {
        int at = find(oldObjects[i]);
        objects[at] = oldObjects[i];
        classes[at] = oldClasses[i];
      }
    }
  }
}
