package dev.photofinish.predict.hb;

import dev.photofinish.predict.clock.Times;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * For each location the last accesses of one sort (reads, or writes), as far as none happens before
 * another. Used by one thread.
 *
 * <p>There is nearly always one or none, which is kept in 12 bytes. Where there are more, the word
 * is the complement of the index of a set.
 */
final class LastAccesses {

  private static final int PAGE_BITS = 13;
  private static final int PAGE = 1 << PAGE_BITS;

  private long[][] words = new long[16][];
  private int[][] sites = new int[16][];
  private final List<AccessSet> sets = new ArrayList<>();
  private final List<Integer> unused = new ArrayList<>();

  /** Told of the accesses of a location. */
  interface Visitor {
    void visit(long epoch, int site);
  }

  /** Tells those accesses of other threads that are not in a thread's past. */
  void visitUnordered(int location, int thread, long[] times, Visitor visitor) {
    long word = word(location);
    if (word > 0) {
      visitUnordered(word, site(location), thread, times, visitor);
    } else if (word < 0) {
      AccessSet set = sets.get((int) ~word);
      for (int i = 0; i < set.size(); i++) {
        visitUnordered(set.epoch(i), set.site(i), thread, times, visitor);
      }
    }
  }

  private static void visitUnordered(
      long epoch, int site, int thread, long[] times, Visitor visitor) {
    if (!isPast(epoch, thread, times)) {
      visitor.visit(epoch, site);
    }
  }

  private static boolean isPast(long epoch, int thread, long[] times) {
    int other = Epoch.thread(epoch);
    return other == thread || Times.cover(times, other, Epoch.number(epoch));
  }

  /** Adds an access in the place of those before it that happen before it. */
  void add(int location, long epoch, int site, long[] times) {
    long word = word(location);
    int thread = Epoch.thread(epoch);
    if (word < 0) {
      AccessSet set = sets.get((int) ~word);
      set.removePast(thread, times);
      set.add(epoch, site);
    } else if (word == 0 || isPast(word, thread, times)) {
      put(location, epoch, site);
    } else {
      put(location, ~(long) pair(word, site(location), epoch, site), 0);
    }
  }

  /** Removes the accesses that are in the past of a thread. */
  void removePast(int location, int thread, long[] times) {
    long word = word(location);
    if (word > 0 && isPast(word, thread, times)) {
      put(location, 0, 0);
    } else if (word < 0) {
      removePast(location, (int) ~word, thread, times);
    }
  }

  private void removePast(int location, int index, int thread, long[] times) {
    AccessSet set = sets.get(index);
    set.removePast(thread, times);
    if (set.size() == 0) {
      put(location, 0, 0);
      unused.add(index);
    }
  }

  private int pair(long first, int firstSite, long second, int secondSite) {
    int index = unused.isEmpty() ? newSet() : unused.remove(unused.size() - 1);
    sets.get(index).add(first, firstSite);
    sets.get(index).add(second, secondSite);
    return index;
  }

  private int newSet() {
    sets.add(new AccessSet());
    return sets.size() - 1;
  }

  private long word(int location) {
    int page = location >>> PAGE_BITS;
    return page < words.length && words[page] != null ? words[page][location & (PAGE - 1)] : 0;
  }

  private int site(int location) {
    return sites[location >>> PAGE_BITS][location & (PAGE - 1)];
  }

  private void put(int location, long word, int site) {
    int page = location >>> PAGE_BITS;
    if (page >= words.length) {
      words = Arrays.copyOf(words, 2 * page);
      sites = Arrays.copyOf(sites, 2 * page);
    }
    if (words[page] == null) {
      words[page] = new long[PAGE];
      sites[page] = new int[PAGE];
    }
    words[page][location & (PAGE - 1)] = word;
    sites[page][location & (PAGE - 1)] = site;
  }
}
