package dev.photofinish.scan.il;

/** A field of an object, {@code (l, f)}: what threads race for. */
record Address(int location, String field) {

  @Override
  public String toString() {
    return "#" + location + "." + field;
  }
}
