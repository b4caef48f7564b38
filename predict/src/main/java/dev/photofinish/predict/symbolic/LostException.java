package dev.photofinish.predict.symbolic;

/** The recording and the program model do not fit together: from here on a thread is not known. */
final class LostException extends RuntimeException {

  private static final long serialVersionUID = 1;

  LostException(String why) {
    super(why, null, false, false);
  }
}
