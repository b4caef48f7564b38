package dev.photofinish.trace.format;

/**
 * The records of a dictionary: a byte that says what it is, then its parts. They have no numbers,
 * since those of a kind are counted from 1 in the order of the file.
 */
public final class DictionaryLayout {

  /** Name, hash. */
  public static final int CLASS = 1;

  /** Class, name, descriptor. */
  public static final int METHOD = 2;

  /** Owner, name, descriptor, flags. */
  public static final int FIELD = 3;

  /** Method, instruction, line. */
  public static final int SITE = 4;

  public static final int STATIC = 1;
  public static final int VOLATILE = 2;

  private DictionaryLayout() {}
}
