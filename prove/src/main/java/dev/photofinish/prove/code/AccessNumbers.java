package dev.photofinish.prove.code;

/** Hands out the numbers of accesses. Confined to one thread. */
final class AccessNumbers {

  private int next;

  int next() {
    return next++;
  }
}
