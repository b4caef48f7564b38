package dev.photofinish.prove.reach;

/** A non-null object (figure 3.4): the site and the time of its allocation. */
record HeapObject(int site, Counts counts) {

  @Override
  public String toString() {
    return "<h" + site + "," + counts + ">";
  }
}
