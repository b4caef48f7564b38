package dev.photofinish.scan.domain;

import dev.photofinish.ir.FixedList;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * All that callers need to know of a method: a value that depends only on its body and on the
 * summaries of what it calls.
 *
 * @param accesses what it accesses, in itself and in what it calls, in the order of the code
 * @param assigned the paths that are assigned
 * @param leaked the paths whose value may have got a second name, other than by the stores
 * @param deep the parameters, by their indexes, behind which it changes, or goes on to, what is
 *     further away than paths are followed; for a caller that passes an object of its own, that may
 *     be near
 * @param allWobbly whether paths were lost on the way, so that nothing is known to be stable
 * @param partial whether it lacks accesses that the method makes, or its callers through what it
 *     returns, as there is not room for all: for those in callees, or for the names of a value
 * @param locks what it does to its caller's locks
 * @param threads {@link Threads#ANY_BUT_MAIN} if it runs on the main thread only
 * @param taken the locks that its own body, or a private method that it calls, takes
 * @param signals the volatile fields that its own body uses, and those that hold atomic objects
 *     that it uses: by these, threads can keep out of each other's way without locks
 * @param returned what it returns
 * @param stores what it puts where
 * @param origins what it puts into fields
 * @param forks where it hands code to other threads
 * @param invocations where it runs what callers give it
 * @param callsWithoutLocks the methods that are not public and that it calls while it holds no
 *     lock, on objects that others know
 * @param sheltered the methods that it only calls while it holds a lock, or on objects that it has
 *     just made
 * @param passed what it passes to the methods that it calls, where that is the same at all calls
 */
public record Summary(
    FixedList<Snapshot> accesses,
    FixedList<Path> assigned,
    FixedList<Path> leaked,
    FixedList<Integer> deep,
    boolean allWobbly,
    boolean partial,
    LockEffect locks,
    Threads threads,
    FixedList<TakenLock> taken,
    FixedList<Step.Field> signals,
    Returned returned,
    FixedList<Store> stores,
    FixedList<FieldOrigin> origins,
    FixedList<Fork> forks,
    FixedList<Invocation> invocations,
    FixedList<MethodKey> callsWithoutLocks,
    FixedList<MethodKey> sheltered,
    FixedList<Passed> passed) {

  /** Of a method that does nothing, or of which nothing is known. */
  public static final Summary EMPTY =
      new Summary(
          FixedList.of(),
          FixedList.of(),
          FixedList.of(),
          FixedList.of(),
          false,
          false,
          LockEffect.NONE,
          Threads.NONE,
          FixedList.of(),
          FixedList.of(),
          Returned.NOTHING,
          FixedList.of(),
          FixedList.of(),
          FixedList.of(),
          FixedList.of(),
          FixedList.of(),
          FixedList.of(),
          FixedList.of());

  /** The same, with more known of the forks. */
  public Summary withForks(UnaryOperator<Fork> known) {
    return new Summary(
        FixedList.copyOf(accesses.stream().map(access -> access.withForks(known)).toList()),
        assigned,
        leaked,
        deep,
        allWobbly,
        partial,
        locks,
        threads,
        taken,
        signals,
        returned,
        stores,
        origins,
        FixedList.copyOf(forks.stream().map(known).distinct().toList()),
        FixedList.copyOf(
            invocations.stream().map(invocation -> invocation.withForks(known)).toList()),
        callsWithoutLocks,
        sheltered,
        passed);
  }

  /**
   * The set W of RacerDX: paths that are assigned, or whose value is put on the heap, so that what
   * extends them may lead elsewhere than it did at the start.
   */
  public Set<Path> wobbly() {
    Set<Path> all = new LinkedHashSet<>(assigned);
    all.addAll(leaked);
    stores.forEach(store -> all.add(store.value().path()));
    return all;
  }
}
