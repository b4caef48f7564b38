package dev.photofinish.record.weave;

import java.util.Locale;

/** What a call does to an array that it is given, and in which range. */
record ArrayUse(Kind kind, ArrayRange range) {

  /** What it may do at all; the words of the table of uses. */
  enum Kind {
    NOTHING("", ""),
    READS("reading", "read"),
    COPIES("readingCut", "read"),
    LOOKS("looking", "read"),
    WRITES("filling", "passed"),
    CHANGES("changing", "passed"),
    SORTS("sorting", "passed");

    /** The hook before the call. */
    final String before;

    /** The hook after it. */
    final String after;

    Kind(String before, String after) {
      this.before = before;
      this.after = after;
    }
  }

  static final ArrayUse NOTHING = new ArrayUse(Kind.NOTHING, ArrayRange.WHOLE);

  /** Nothing is known. */
  static final ArrayUse ANY = new ArrayUse(Kind.CHANGES, ArrayRange.WHOLE);

  static ArrayUse of(String word, ArrayRange range) {
    return new ArrayUse(Kind.valueOf(word.toUpperCase(Locale.ROOT)), range);
  }
}
