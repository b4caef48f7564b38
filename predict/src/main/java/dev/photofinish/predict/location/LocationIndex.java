package dev.photofinish.predict.location;

import it.unimi.dsi.fastutil.HashCommon;
import java.util.Arrays;

/**
 * Numbers the parts of objects in the order in which they are first asked for. Used by one thread.
 *
 * <p>Traces have tens of millions of them: each costs 12 bytes here and up to 8 in a table of
 * numbers with open addressing. Pages spare the copying of what is there when it grows.
 *
 * <pre>
 * slots   [ 0 | id+1 | 0 | ... ]   at the hash of the key, or behind it
 * objects [ id ] -> long           in pages
 * members [ id ] -> int            in pages
 * </pre>
 */
public final class LocationIndex {

  private static final int PAGE_BITS = 13;
  private static final int PAGE = 1 << PAGE_BITS;

  private int[] slots = new int[1 << 10];
  private long[][] objects = new long[16][];
  private int[][] members = new int[16][];
  private int size;

  /** The number of a part of an object, from 0. */
  public int idOf(long object, int member) {
    int mask = slots.length - 1;
    int slot = hash(object, member) & mask;
    while (slots[slot] != 0) {
      int id = slots[slot] - 1;
      if (object(id) == object && member(id) == member) {
        return id;
      }
      slot = (slot + 1) & mask;
    }
    slots[slot] = size + 1;
    return add(object, member);
  }

  /** How many there are. */
  public int size() {
    return size;
  }

  private long object(int id) {
    return objects[id >>> PAGE_BITS][id & (PAGE - 1)];
  }

  private int member(int id) {
    return members[id >>> PAGE_BITS][id & (PAGE - 1)];
  }

  private static int hash(long object, int member) {
    return (int) (HashCommon.mix(object * 31 + member) >>> 17);
  }

  private int add(long object, int member) {
    int id = size++;
    int page = id >>> PAGE_BITS;
    if ((id & (PAGE - 1)) == 0) {
      addPage(page);
    }
    objects[page][id & (PAGE - 1)] = object;
    members[page][id & (PAGE - 1)] = member;
    if (size > slots.length / 4 * 3) {
      growSlots();
    }
    return id;
  }

  private void addPage(int page) {
    if (page == objects.length) {
      objects = Arrays.copyOf(objects, 2 * page);
      members = Arrays.copyOf(members, 2 * page);
    }
    objects[page] = new long[PAGE];
    members[page] = new int[PAGE];
  }

  private void growSlots() {
    int[] larger = new int[2 * slots.length];
    int mask = larger.length - 1;
    for (int id = 0; id < size; id++) {
      int slot = hash(object(id), member(id)) & mask;
      while (larger[slot] != 0) {
        slot = (slot + 1) & mask;
      }
      larger[slot] = id + 1;
    }
    slots = larger;
  }
}
