package dev.photofinish.models;

/** What a call does by reflection, which can be followed where class and name are known. */
public enum Reflection {
  /** Returns the class that a text names. */
  FINDS_CLASS("finds class"),
  /** Returns the member of a class that an argument names; a constructor if none is a text. */
  FINDS_MEMBER("finds member of"),
  /** Returns a new object of a class, made with what is in the arguments. */
  INSTANTIATES("instantiates"),
  /** Calls a method on the first argument with what is in the second. */
  INVOKES("invokes"),
  /** Returns the value of a field of the first argument, or of a static one. */
  READS_FIELD("reads field by"),
  /** Puts the last argument into the field. */
  WRITES_FIELD("writes field by"),
  /** The same, as an access that synchronizes with others that do. */
  READS_FIELD_ATOMICALLY("reads atomically field by"),
  /** The same, and may return what was there before. */
  WRITES_FIELD_ATOMICALLY("writes atomically field by");

  final String text;

  Reflection(String text) {
    this.text = text;
  }
}
