package dev.photofinish.models;

/** What a call does by reflection, which can be followed where class and name are known. */
public enum Reflection {
  /** Returns the class that a text names. */
  FINDS_CLASS("finds class"),
  /** Returns a constructor of a class, or its method that the first argument names. */
  FINDS_MEMBER("finds member of"),
  /** Returns a new object of a class, made with what is in the arguments. */
  INSTANTIATES("instantiates"),
  /** Calls a method on the first argument with what is in the second. */
  INVOKES("invokes");

  final String text;

  Reflection(String text) {
    this.text = text;
  }
}
