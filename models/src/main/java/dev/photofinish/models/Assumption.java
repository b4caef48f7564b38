package dev.photofinish.models;

/** What is outside of class files, and decides what a call does. */
public enum Assumption {
  /** Which member is used is only known when the program runs. */
  REFLECTION("reflection"),
  /** Which class comes to be is only known when the program runs. */
  CLASS_LOADING("class-loading"),
  /** Code that is not the virtual machine's. */
  NATIVE("native"),
  /** Objects that are made, or taken apart, behind the back of their constructors. */
  SERIALIZATION("serialization");

  final String text;

  Assumption(String text) {
    this.text = text;
  }
}
