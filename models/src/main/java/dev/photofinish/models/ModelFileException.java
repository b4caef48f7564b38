package dev.photofinish.models;

/** A model file has a mistake. The message is one line: file, line number, what is wrong. */
public final class ModelFileException extends Exception {

  private static final long serialVersionUID = 1L;

  ModelFileException(String file, int line, String mistake) {
    super(file + ":" + line + ": " + mistake);
  }
}
