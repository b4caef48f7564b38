package dev.photofinish.prove.reach;

import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntConsumer;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2ObjectLinkedOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The abstract heap effects of the program (figure 3.6), found by field, while types are found.
 *
 * <p>Effects of one field of one origin to one other are joined: a root has to be told through all
 * of them, and what all have is what their join has.
 *
 * <p>A field is <em>loose</em> if something is stored in it that says nothing of when the two
 * objects were allocated: by a statement that does not know, by library code, by what copies
 * objects. Of such a field nothing is known but what it may point to.
 */
final class Heap {

  /** One field of one origin, with the instances to which it matters. */
  private static final class Cell {
    final Map<Integer, HeapEffect> effects = new LinkedHashMap<>();
    final IntOpenHashSet readers = new IntOpenHashSet(2);
  }

  private final PointsTo points;
  private final Origins origins;
  private final int size;
  private final Long2ObjectLinkedOpenHashMap<Cell> cells = new Long2ObjectLinkedOpenHashMap<>();
  private final LongOpenHashSet loose = new LongOpenHashSet();
  private final IntConsumer changed;

  /**
   * @param changed is told which instances read something that has changed
   */
  Heap(PointsTo points, Origins origins, int size, IntConsumer changed) {
    this.points = points;
    this.origins = origins;
    this.size = size;
    this.changed = changed;
    for (int object = 0; object < points.objects().size(); object++) {
      boolean isCopied = points.repeated().contains(object);
      for (ProgramField field : points.pointingFields(object)) {
        if (isCopied || points.isStoredElsewhere(object, field)) {
          loose.add(key(object, field));
        }
      }
    }
  }

  private static long key(int object, ProgramField field) {
    return (long) object << 32 | field.id();
  }

  /** Nobody knows what a library's array is; it has its elements among its contents. */
  private ProgramField fieldOf(int object, ProgramField field) {
    boolean isOther =
        field == points.fields().elements() && !points.object(object).site().type().isArray();
    return isOther ? points.fields().contents() : field;
  }

  /** A store of which nothing is known but what its operands point to. */
  void storeLoosely(ObjectSet roots, ProgramField field) {
    roots.forEach(object -> loosen(object, fieldOf(object, field)));
  }

  private void loosen(int object, ProgramField field) {
    if (loose.add(key(object, field))) {
      for (int origin : origins.of(object)) {
        Cell cell = cells.get(key(origin, field));
        if (cell != null) {
          cell.readers.forEach(changed);
        }
      }
    }
  }

  /** Rule 3.15, for each origin of both. */
  void store(HeapType root, ProgramField field, HeapType target) {
    root.site()
        .sites()
        .filter(origin -> !isLoose(origin, field))
        .forEach(origin -> store(origin, root.vector(), field, target));
  }

  private boolean isLoose(int origin, ProgramField field) {
    int object = origins.objectOf(origin);
    return loose.contains(key(object, fieldOf(object, field)));
  }

  /** A field of a library's class may hold whatever its object was given. */
  private boolean mayHoldMore(int object, ProgramField field) {
    var model = field.model();
    boolean isOfLibrary =
        !field.isHypothetical() && (model == null || !model.owner().isApplication());
    return isOfLibrary
        && !(points.contentsOf(object).isEmpty()
            && points.ofField(object, points.fields().kept()).isEmpty());
  }

  private void store(int origin, LoopVector vector, ProgramField field, HeapType target) {
    Cell cell = cell(origin, field);
    boolean grows = false;
    for (int stored : target.site().sites().toArray()) {
      HeapType from = new HeapType(AbstractSite.of(origin), vector);
      HeapEffect fresh =
          new HeapEffect(from, new HeapType(AbstractSite.of(stored), target.vector()));
      HeapEffect known = cell.effects.get(stored);
      HeapEffect joined = known == null ? fresh : known.join(fresh);
      if (!joined.equals(known)) {
        cell.effects.put(stored, joined);
        grows = true;
      }
    }
    if (grows) {
      cell.readers.forEach(changed);
    }
  }

  private Cell cell(int origin, ProgramField field) {
    int object = origins.objectOf(origin);
    return cells.computeIfAbsent(key(origin, fieldOf(object, field)), none -> new Cell());
  }

  /**
   * Improves rule 3.14: what is read was stored, by an effect that is known. If all effects of the
   * field have the same iteration of a loop for both, and the object that is read from is of this
   * iteration, so is what is read. This does not depend on when it was stored, nor by whom.
   *
   * @return null if nothing was stored
   */
  @Nullable HeapType load(Instance reader, HeapType base, ProgramField field) {
    HeapType all = null;
    for (int origin : base.site().sites().toArray()) {
      if (isLoose(origin, field) || mayHoldMore(origins.objectOf(origin), field)) {
        return HeapType.top(size);
      }
      Cell cell = cell(origin, field);
      cell.readers.add(reader.id());
      for (HeapEffect effect : cell.effects.values()) {
        HeapType read = effect.readFrom(base.vector());
        all = all == null ? read : all.join(read);
      }
    }
    return all;
  }

  /** All effects, in an order that is the same in each run. */
  List<HeapEffect> effects() {
    List<HeapEffect> all = new ArrayList<>();
    cells.values().forEach(cell -> all.addAll(cell.effects.values()));
    for (int object = 0; object < points.objects().size(); object++) {
      for (ProgramField field : points.pointingFields(object)) {
        if (loose.contains(key(object, field))) {
          addLoose(object, field, all);
        }
      }
    }
    return all;
  }

  private void addLoose(int object, ProgramField field, List<HeapEffect> all) {
    LoopVector tops = LoopVector.tops(size);
    IntArrayList roots = origins.of(object);
    HeapType target = new HeapType(origins.of(points.ofField(object, field)), tops);
    roots.forEach(
        root -> all.add(new HeapEffect(new HeapType(AbstractSite.of(root), tops), target)));
  }
}
