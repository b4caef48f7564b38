package dev.photofinish.testbench.random.explore;

/** Mixes numbers into 64 bits, so that different states hardly ever meet. */
final class Hash {

  static long mix(long hash, long value) {
    long mixed = (hash ^ value) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 32)) * 0xD6E8FEB86659FD93L;
    return mixed ^ (mixed >>> 29);
  }

  private Hash() {}
}
