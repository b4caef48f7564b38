package dev.photofinish.scan.domain;

/**
 * A path that a value may have been reached by.
 *
 * @param certain whether there is a run in which it was, as long as no proper prefix is wobbly
 */
public record Reach(Path path, boolean certain) {

  public static Reach certain(Path path) {
    return new Reach(path, true);
  }

  public static Reach uncertain(Path path) {
    return new Reach(path, false);
  }
}
