package dev.photofinish.prove.escape;

import org.jspecify.annotations.Nullable;

/** What several callees do together. That of a single one, as most calls have, is not copied. */
final class Together {

  private final Summary first;
  private @Nullable Summary all;

  Together(Summary first) {
    this.first = first;
  }

  void add(Summary other) {
    if (other == first) {
      return;
    }
    Summary both = all;
    if (both == null) {
      both = new Summary();
      both.add(first);
      all = both;
    }
    both.add(other);
  }

  /** Do not change it. */
  Summary summary() {
    return all == null ? first : all;
  }
}
