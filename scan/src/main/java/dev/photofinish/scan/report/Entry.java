package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Summary;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A method of a class that other code may call. */
final class Entry {

  private final ClassModel reported;
  private final MethodModel method;
  private final Summary summary;
  private final List<Snapshot> accesses;
  private final Concurrency concurrency;
  private final Concurrency forStatics;
  private final boolean makes;
  private final boolean hook;
  private final int depth;

  /** Made when it is first needed: most entries have no race. */
  private @Nullable Set<Path> wobbly;

  /**
   * @param reported the class whose races are looked for
   * @param accesses what the method accesses, with what is known only when all methods are
   * @param makes whether it belongs to the making of the object that it is called on
   * @param hook whether it is only called with a lock held
   * @param depth how many steps lead from the object that the method is called on to its outer
   *     instance of the reported class: 0 unless it belongs to an inner class
   */
  Entry(
      ClassModel reported,
      MethodModel method,
      Summary summary,
      List<Snapshot> accesses,
      Concurrency concurrency,
      Concurrency forStatics,
      boolean makes,
      boolean hook,
      int depth) {
    this.reported = reported;
    this.method = method;
    this.summary = summary;
    this.accesses = accesses;
    this.concurrency = concurrency;
    this.forStatics = forStatics;
    this.makes = makes;
    this.hook = hook;
    this.depth = depth;
  }

  /** Whether a program starts there. */
  static boolean isMain(MethodModel method) {
    return method.isStatic() && method.name().equals("main");
  }

  ClassModel reported() {
    return reported;
  }

  MethodModel method() {
    return method;
  }

  Summary summary() {
    return summary;
  }

  List<Snapshot> accesses() {
    return accesses;
  }

  /** Whether it hands code to other threads. */
  boolean handsOver() {
    return !summary.forks().isEmpty() || accesses.size() > summary.accesses().size();
  }

  Concurrency concurrency() {
    return concurrency;
  }

  /** What is known of how it is called, as far as a path is concerned. */
  Concurrency concurrency(Path path) {
    return path.root() == Root.GLOBAL ? forStatics : concurrency;
  }

  /** Whether a path starts at an object that the method helps to make. */
  boolean isMaking(Path path) {
    return makes && isOnThis(path);
  }

  /** Whether it is only called with a lock held: see {@link Hooks}. */
  boolean isHook() {
    return hook;
  }

  /** Whether the JVM calls it for an object that nobody can get at. */
  boolean isFinalizer() {
    return method.name().equals("finalize")
        && method.descriptor().parameters().isEmpty()
        && !method.isStatic();
  }

  int depth() {
    return depth;
  }

  /** The path of an access as the reported class sees it; null if it does not concern it. */
  @Nullable Path seen(Path path) {
    return isInner() ? fromOuter(path, depth + 1) : path;
  }

  /** A path from the outer instance; null if it does not go through it, or is too short. */
  @Nullable Path fromOuter(Path path, int minLength) {
    if (path.formal() != 0 || path.length() < minLength) {
      return null;
    }
    Path rest = path;
    for (int i = 0; i < depth; i++) {
      if (!rest.step(0).text().startsWith("this$")) {
        return null;
      }
      rest = rest.rest(Root.Formal.of(0));
    }
    return rest;
  }

  boolean isInner() {
    return depth > 0;
  }

  /** Whether a path starts at the object that the method is called on. */
  boolean isOnThis(Path path) {
    return path.formal() == 0 && !method.isStatic();
  }

  /** Whether no proper prefix of a path is wobbly (theorem 6.10 of RacerDX). */
  boolean isStable(Path path) {
    if (summary.allWobbly()) {
      return false;
    }
    if (wobbly == null) {
      wobbly = new HashSet<>(summary.wobbly());
    }
    for (int length = 0; length < path.length(); length++) {
      if (wobbly.contains(path.first(length))) {
        return false;
      }
    }
    return true;
  }
}
