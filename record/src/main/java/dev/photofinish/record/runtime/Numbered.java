package dev.photofinish.record.runtime;

/**
 * What woven classes implement: an object that has room for its number. The names are such that no
 * program has them.
 */
public interface Numbered {

  /** The number of the object; 0 while only one thread can know it. */
  long photofinish$number();

  /** Others can know it from now on. */
  void photofinish$number(long number);

  /** Tells the values of its fields, and has all that they refer to become known as well. */
  void photofinish$publish(Publication to);
}
