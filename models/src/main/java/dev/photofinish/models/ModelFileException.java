package dev.photofinish.models;

/** A model file has a mistake. The message is one line: file, line number, what is wrong. */
public final class ModelFileException extends Exception {

  private static final long serialVersionUID = 1L;

  ModelFileException(String file, int line, String mistake) {
    this(file + ":" + line, mistake);
  }

  /**
   * @param place file and line
   */
  ModelFileException(String place, String mistake) {
    super(place + ": " + mistake);
  }
}
