package dev.photofinish.models;

import java.util.List;

/** What a block says of the types that it names. */
record TypeBlock(TypeLine header, String place, List<MemberLine> members) {

  /**
   * A rule and where it stands.
   *
   * @param place file and line
   */
  record MemberLine(MemberRule rule, String place) {}
}
