package dev.photofinish.scan.report;

import dev.photofinish.ir.JavaType;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Threads;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Picks the accesses of entries that can take part in a race. */
final class Candidates {

  private final FieldFacts fields;
  private final Guards guards;

  Candidates(FieldFacts fields, Guards guards) {
    this.fields = fields;
    this.guards = guards;
  }

  /**
   * The accesses to the objects that the class's code gets at. What nobody writes, or what only
   * code touches that is not known to run concurrently, is left out at once: that is most of it.
   */
  List<Candidate> toObjects(List<Entry> entries) {
    Set<Step> written = new HashSet<>();
    Set<Step> concurrent = new HashSet<>();
    for (Entry entry : entries) {
      List<Snapshot> accesses = entry.accesses();
      boolean isKnown = entry.concurrency().isKnown();
      for (int i = 0; i < accesses.size(); i++) {
        Snapshot access = accesses.get(i);
        if (access.isWrite()) {
          written.add(access.path().last());
        }
        if (isKnown || saysThread(access)) {
          concurrent.add(access.path().last());
        }
      }
    }
    written.retainAll(concurrent);
    return of(entries, path -> path.root() != Root.GLOBAL && written.contains(path.last()));
  }

  private static boolean saysThread(Snapshot access) {
    return access.fork() != null || access.threads() != Threads.NONE;
  }

  /** Those to static fields, and what they lead to. */
  List<Candidate> toStatics(List<Entry> entries) {
    return of(entries, path -> path.root() == Root.GLOBAL);
  }

  private List<Candidate> of(List<Entry> entries, Predicate<Path> wanted) {
    List<Candidate> found = new ArrayList<>();
    for (Entry entry : entries) {
      List<Snapshot> accesses = entry.accesses();
      for (int i = 0; i < accesses.size(); i++) {
        Snapshot access = accesses.get(i);
        Path path = wanted.test(access.path()) ? entry.seen(access.path()) : null;
        if (path != null && counts(entry, access, path)) {
          found.add(guards.candidate(entry, access, path));
        }
      }
    }
    return found;
  }

  private boolean counts(Entry entry, Snapshot access, Path path) {
    return namesSomething(path)
        && !isOwned(entry, access, path)
        && !isLeft(entry, access, path)
        && !isContentOfSafeObject(path)
        && !isArgument(entry, path);
  }

  /** The contents of the object itself, of a class that is a container, have no field's name. */
  private static boolean namesSomething(Path path) {
    return !(path.root() instanceof Root.Formal) || hasField(path);
  }

  private static boolean hasField(Path path) {
    for (int i = 0; i < path.length(); i++) {
      if (path.step(i) instanceof Step.Field) {
        return true;
      }
    }
    return false;
  }

  /** Condition 2: who makes an object owns it until it is handed to another thread. */
  private static boolean isOwned(Entry entry, Snapshot access, Path path) {
    return entry.isMaking(path) && access.fork() == null && access.after().isEmpty();
  }

  /**
   * A finalizer runs when nobody else has its object any more. What the object's fields lead to,
   * but for their own arrays and containers, others may still have.
   */
  private static boolean isLeft(Entry entry, Snapshot access, Path path) {
    boolean isOwn = path.length() == 1 || (path.length() == 2 && path.last() == Step.ELEMENT);
    return isOwn && access.fork() == null && entry.isFinalizer() && entry.isOnThis(path);
  }

  private boolean isContentOfSafeObject(Path path) {
    return path.length() > 1
        && path.last() == Step.ELEMENT
        && path.step(path.length() - 2) instanceof Step.Field field
        && fields.isSafe(field);
  }

  /**
   * Arrays and containers that come as arguments are the caller's business. A framework gives each
   * call objects of its own: a request, a message, a copy of what was sent.
   */
  private static boolean isArgument(Entry entry, Path path) {
    if (!(path.root() instanceof Root.Formal) || entry.isInner() || entry.isOnThis(path)) {
      return false;
    }
    int parameter = path.formal() - (entry.method().isStatic() ? 0 : 1);
    JavaType type = entry.method().descriptor().parameters().get(parameter);
    return type.kind() != JavaType.Kind.CLASS
        || path.step(0) == Step.ELEMENT
        || entry.concurrency().byFramework();
  }
}
