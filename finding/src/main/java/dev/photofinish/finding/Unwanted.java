package dev.photofinish.finding;

/**
 * What the user does not want to hear of, annotations apart. An engine that reports one of several
 * races that are alike asks before it chooses, so that what is left out does not stand for what is
 * wanted. Safe for many threads.
 */
public interface Unwanted {

  /** All races are wanted. */
  Unwanted NOTHING =
      new Unwanted() {
        @Override
        public boolean coversAllOn(Location location) {
          return false;
        }

        @Override
        public boolean coversLine(String file, int line) {
          return false;
        }

        @Override
        public boolean namesRaces() {
          return false;
        }

        @Override
        public boolean covers(Race race) {
          return false;
        }
      };

  /** Whether no race for some memory is wanted. */
  boolean coversAllOn(Location location);

  /**
   * Whether no race with an access in a line is wanted.
   *
   * @param file as in {@link Frame#file}
   */
  boolean coversLine(String file, int line);

  /**
   * Whether it covers single races, too, by their fingerprints. If not, {@link #covers} says no
   * more than the above.
   */
  boolean namesRaces();

  /**
   * Whether a race is not wanted, for these or other reasons. What covers a race that an engine has
   * found is known to be of use from then on.
   */
  boolean covers(Race race);
}
