package dev.photofinish.prove.points;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.BitSet;

/**
 * How objects come into fields: by statements of the program, and calls that do the same, or in any
 * other way. Those who want to know when two objects were linked can look at the former only.
 */
final class StoredFields {

  /** The nodes of fields. */
  private final BitSet fields = new BitSet();

  private final BitSet storedByStatements = new BitSet();
  private final BitSet storedElsewhere = new BitSet();

  /** For what a container holds, the nodes of the views that have the same. */
  private final Int2ObjectOpenHashMap<IntArrayList> viewsOf = new Int2ObjectOpenHashMap<>();

  private final BitSet views = new BitSet();

  void addField(int node) {
    fields.set(node);
  }

  void store(int field) {
    storedByStatements.set(field);
  }

  /** Something is put into a node, which may be that of a field. */
  void storeElsewhere(int node) {
    if (fields.get(node)) {
      storedElsewhere.set(node);
    }
  }

  void share(int viewed, int view) {
    views.set(view);
    viewsOf.computeIfAbsent(viewed, none -> new IntArrayList(2)).add(view);
  }

  /** Whether objects may have come into a field by other ways than statements that name it. */
  boolean isStoredElsewhere(int field) {
    return storedElsewhere.get(field) || views.get(field) || isStoredByView(field, new BitSet());
  }

  private boolean isStoredByView(int field, BitSet seen) {
    IntArrayList all = viewsOf.get(field);
    if (all == null || seen.get(field)) {
      return false;
    }
    seen.set(field);
    return all.intStream()
        .anyMatch(
            view ->
                storedByStatements.get(view)
                    || storedElsewhere.get(view)
                    || isStoredByView(view, seen));
  }
}
