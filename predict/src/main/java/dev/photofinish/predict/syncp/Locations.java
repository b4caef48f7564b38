package dev.photofinish.predict.syncp;

import it.unimi.dsi.fastutil.HashCommon;
import org.jspecify.annotations.Nullable;

/**
 * The parts of objects that have been accessed, by open addressing: what is sought is one step
 * away, which is most of the time that an access takes. Used by one thread.
 */
final class Locations {

  private @Nullable Location[] slots = new Location[1 << 10];
  private int size;

  /** The one of a part of an object; a new one if it is asked for the first time. */
  Location of(long object, int member) {
    int mask = slots.length - 1;
    int slot = hash(object, member) & mask;
    for (Location found = slots[slot]; found != null; found = slots[slot]) {
      if (found.object() == object && found.member() == member) {
        return found;
      }
      slot = (slot + 1) & mask;
    }
    Location added = new Location(size++, object, member);
    slots[slot] = added;
    if (2 * size > slots.length) {
      grow();
    }
    return added;
  }

  private static int hash(long object, int member) {
    return (int) (HashCommon.mix(object * 31 + member) >>> 17);
  }

  private void grow() {
    @Nullable Location[] old = slots;
    @Nullable Location[] larger = new Location[2 * old.length];
    int mask = larger.length - 1;
    for (Location location : old) {
      if (location != null) {
        int slot = hash(location.object(), location.member()) & mask;
        while (larger[slot] != null) {
          slot = (slot + 1) & mask;
        }
        larger[slot] = location;
      }
    }
    slots = larger;
  }
}
