package silent;

import javax.annotation.concurrent.ThreadSafe;

/** The holder idiom: the class loader does the locking. */
@ThreadSafe
class LazyHolder {

  static class Catalog {
    private int size;
    private int edits;

    Catalog() {
      size = 100;
    }

    int size() {
      return size;
    }

    void edit() {
      edits++; // race: Catalog.edits
    }
  }

  private static class Holder {
    static final Catalog INSTANCE = new Catalog();
  }

  private static Catalog naive;

  static Catalog catalog() {
    return Holder.INSTANCE;
  }

  int size() {
    return catalog().size();
  }

  void edit() {
    catalog().edit();
  }

  // The same without the idiom.
  static Catalog naive() {
    if (naive == null) { // race: LazyHolder.naive read
      naive = new Catalog(); // race: LazyHolder.naive write
    }
    return naive; // race: LazyHolder.naive read
  }
}
