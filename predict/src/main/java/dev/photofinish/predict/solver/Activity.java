package dev.photofinish.predict.solver;

/** Variables, those first that were in the way lately (VSIDS). Used by one thread. */
final class Activity {

  private static final double DECAY = 1 / 0.95;
  private static final double LARGEST = 1e100;

  private final double[] scores;
  private final int[] heap;
  private final int[] slots;
  private int size;
  private double bump = 1;

  Activity(int variables) {
    scores = new double[variables];
    heap = new int[variables];
    slots = new int[variables];
    for (int i = 0; i < variables; i++) {
      heap[i] = i;
      slots[i] = i;
    }
    size = variables;
  }

  boolean isEmpty() {
    return size == 0;
  }

  int removeFirst() {
    int first = heap[0];
    slots[first] = -1;
    size--;
    if (size > 0) {
      set(0, heap[size]);
      down(0);
    }
    return first;
  }

  void insert(int variable) {
    if (slots[variable] < 0) {
      set(size++, variable);
      up(size - 1);
    }
  }

  void raise(int variable) {
    scores[variable] += bump;
    if (scores[variable] > LARGEST) {
      rescale();
    }
    if (slots[variable] >= 0) {
      up(slots[variable]);
    }
  }

  void decay() {
    bump *= DECAY;
  }

  private void rescale() {
    for (int i = 0; i < scores.length; i++) {
      scores[i] /= LARGEST;
    }
    bump /= LARGEST;
  }

  private void set(int slot, int variable) {
    heap[slot] = variable;
    slots[variable] = slot;
  }

  /** Ties go to the variable that was made first. */
  private boolean isBefore(int a, int b) {
    return scores[a] > scores[b] || (scores[a] == scores[b] && a < b);
  }

  private void up(int start) {
    int slot = start;
    int variable = heap[slot];
    while (slot > 0 && isBefore(variable, heap[(slot - 1) / 2])) {
      set(slot, heap[(slot - 1) / 2]);
      slot = (slot - 1) / 2;
    }
    set(slot, variable);
  }

  private void down(int start) {
    int slot = start;
    int variable = heap[slot];
    while (2 * slot + 1 < size) {
      int child = 2 * slot + 1;
      if (child + 1 < size && isBefore(heap[child + 1], heap[child])) {
        child++;
      }
      if (!isBefore(heap[child], variable)) {
        break;
      }
      set(slot, heap[child]);
      slot = child;
    }
    set(slot, variable);
  }
}
