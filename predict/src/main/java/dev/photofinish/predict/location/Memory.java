package dev.photofinish.predict.location;

import java.util.Arrays;

/** The values of memory at one time, zero where nothing was put. Used by one thread. */
public final class Memory {

  private static final int PAGE_BITS = 13;
  private static final int PAGE = 1 << PAGE_BITS;

  private final LocationIndex index = new LocationIndex();
  private long[][] pages = new long[16][];

  public long value(long object, int member) {
    int id = index.idOf(object, member);
    int page = id >>> PAGE_BITS;
    return page < pages.length && pages[page] != null ? pages[page][id & (PAGE - 1)] : 0;
  }

  public void put(long object, int member, long value) {
    int id = index.idOf(object, member);
    int page = id >>> PAGE_BITS;
    if (page >= pages.length) {
      pages = Arrays.copyOf(pages, 2 * page);
    }
    if (pages[page] == null) {
      pages[page] = new long[PAGE];
    }
    pages[page][id & (PAGE - 1)] = value;
  }
}
