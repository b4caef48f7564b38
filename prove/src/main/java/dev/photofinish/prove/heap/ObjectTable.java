package dev.photofinish.prove.heap;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;

/** Makes abstract objects, one for each sequence. Confined to the thread that analyses. */
public final class ObjectTable {

  private final Long2ObjectOpenHashMap<AbstractObject> known = new Long2ObjectOpenHashMap<>();
  private final List<AbstractObject> all = new ArrayList<>();

  /**
   * The object {@code h ⊕n c} of section 4.4: its head is the site, its tail at most the n - 1 most
   * significant sites of the context.
   */
  public AbstractObject extend(Site site, int k, AbstractObject context) {
    return intern(site, take(context, k - 1));
  }

  private AbstractObject take(AbstractObject sequence, int length) {
    if (length <= 0) {
      return AbstractObject.EPSILON;
    } else if (sequence.length() <= length) {
      return sequence;
    }
    return intern(sequence.site(), take(sequence.rest(), length - 1));
  }

  private AbstractObject intern(Site site, AbstractObject rest) {
    long key = (long) site.id() << 32 | (rest.id() & 0xffffffffL);
    AbstractObject object = known.get(key);
    if (object == null) {
      object = new AbstractObject(all.size(), site, rest);
      all.add(object);
      known.put(key, object);
    }
    return object;
  }

  public int size() {
    return all.size();
  }

  public AbstractObject get(int id) {
    return all.get(id);
  }
}
