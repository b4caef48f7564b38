package dev.photofinish.prove.reach;

/** What becomes of two different sites where ways meet. */
enum SiteJoin {
  /** Top, as in definition 3.2. */
  TO_TOP {
    @Override
    HeapType join(HeapType one, HeapType other) {
      boolean isSame = one.isNull() || other.isNull() || one.site().equals(other.site());
      HeapType union = one.join(other);
      return isSame ? union : new HeapType(AbstractSite.TOP, union.vector());
    }
  },
  /** Their union, as in section 3.6. */
  UNION {
    @Override
    HeapType join(HeapType one, HeapType other) {
      return one.join(other);
    }
  };

  abstract HeapType join(HeapType one, HeapType other);
}
