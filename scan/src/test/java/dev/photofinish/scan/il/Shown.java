package dev.photofinish.scan.il;

import java.util.Set;

/**
 * What the executions of a method show, if values are followed and not names: the abstraction
 * {@code alpha} of definition 5.4 for an analysis that does so. The executions start where all
 * paths lead apart, and a path stands for the address that it has there.
 *
 * @param accesses the accesses to such addresses
 * @param wobbly the paths whose address some execution writes, or whose value it puts where others
 *     may find it by a second name
 * @param wobblyAstray the same for what executions do after they read a field of a new object that
 *     nobody had written: in Java they would have read null
 * @param detours what the executions do that an analysis may follow less exactly
 * @param complete whether all executions were seen, loops going round twice at most
 */
public record Shown(
    Set<RecordedAccess> accesses,
    Set<Exp> wobbly,
    Set<Exp> wobblyAstray,
    Set<Detour> detours,
    boolean complete) {

  /** A way by which a value can come to an access, other than variables and what paths lead to. */
  public enum Detour {

    /** There is a loop, so that a value may come from the round before. */
    LOOP,

    /** A field of a new object is read. */
    NEW_OBJECT,

    /** A command works on two values that go together, as one choice has decided on both. */
    LINKED_VALUES
  }

  public Shown {
    accesses = Set.copyOf(accesses);
    wobbly = Set.copyOf(wobbly);
    wobblyAstray = Set.copyOf(wobblyAstray);
    detours = Set.copyOf(detours);
  }

  /** Whether no execution makes a proper prefix of the path wobble. */
  public boolean isStable(Exp path) {
    return isStableInJava(path) && path.properPrefixes().noneMatch(wobblyAstray::contains);
  }

  /** The same for executions that Java has as well. */
  public boolean isStableInJava(Exp path) {
    return path.properPrefixes().noneMatch(wobbly::contains);
  }
}
