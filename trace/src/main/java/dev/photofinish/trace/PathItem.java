package dev.photofinish.trace;

/**
 * One item of the path that a thread took through its code.
 *
 * @param number what the kind says; 0 if there is none
 * @param instruction of {@link Kind#CATCH}, the number of the handler's first instruction, or
 *     {@link #NO_HANDLER}; else 0
 */
public record PathItem(Kind kind, int number, int instruction) {

  /** What an item tells. */
  public enum Kind {
    /** At a conditional jump; the number is 1 if it was taken. */
    BRANCH,
    /** The thread's next event that has a site. */
    EVENT,
    /** A woven method begins; the number is its own in the dictionary. */
    ENTER,
    /** A call came back to the frame of the last item. */
    BACK,
    /** At a {@code goto} back, if control may come there again without any other item. */
    LOOP,
    /** At a switch; the number is the key. */
    SWITCH,
    /** A call came back; the number is that of the frame. Also where {@link #BACK} would do. */
    BACK_TO,
    /** An exception handler begins; the number is that of its frame. */
    CATCH,
    /** Items before this one were not kept; the number is that of the last frame until then. */
    LOST
  }

  /** In the place of a handler: the exception leaves the method. */
  public static final int NO_HANDLER = 0xffff;

  static final PathItem NOT_TAKEN = new PathItem(Kind.BRANCH, 0, 0);
  static final PathItem TAKEN = new PathItem(Kind.BRANCH, 1, 0);
  static final PathItem EVENT = new PathItem(Kind.EVENT, 0, 0);
  static final PathItem BACK = new PathItem(Kind.BACK, 0, 0);
  static final PathItem LOOP = new PathItem(Kind.LOOP, 0, 0);

  /** Whether a conditional jump was taken. */
  public boolean isTaken() {
    return kind == Kind.BRANCH && number == 1;
  }
}
