package dev.photofinish.scan.report;

import dev.photofinish.finding.AccessPath;
import dev.photofinish.finding.MethodName;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Program;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;
import java.util.List;
import java.util.Optional;

/** Names the lock of one access as the code of the other can write it. */
final class LockText {

  private final Program program;

  LockText(Program program) {
    this.program = program;
  }

  /**
   * What to do to hold a lock: {@code synchronize on this}. Empty if the lock has no name in the
   * code of the access.
   *
   * @param lock one that counts for the other access, so it is named from the accessed object
   */
  Optional<String> holding(Lock lock, Candidate there) {
    return name(lock, there)
        .map(name -> (lock.name() instanceof Lock.Explicit ? "hold " : "synchronize on ") + name);
  }

  Optional<String> name(Lock lock, Candidate there) {
    if (lock.name() instanceof Lock.OfClass of) {
      return Optional.of(MethodText.simpleName(of.className()) + ".class");
    }
    Path path = lock.path();
    if (path == null || path.root() instanceof Root.Allocation || hasElement(path)) {
      return none();
    } else if (path.root() == Root.GLOBAL) {
      return Optional.of(ofStatic(path));
    }
    // Other roots than the first stand for objects that only one of the accesses knows.
    return path.formal() == 0 ? root(there).map(root -> text(root, path.steps())) : none();
  }

  /** Which element it is, the path does not say. */
  private static boolean hasElement(Path path) {
    return path.steps().contains(Step.ELEMENT);
  }

  private static String ofStatic(Path path) {
    Step.Field field = (Step.Field) path.step(0);
    String root = MethodText.simpleName(field.owner()) + "." + field.name();
    return text(root, path.steps().subList(1, path.length()));
  }

  private static String text(String root, List<Step> steps) {
    return new AccessPath(root, steps.stream().map(Step::text).toList()).toString();
  }

  /** The object that the way to the memory starts at, as the code of the access names it. */
  private Optional<String> root(Candidate there) {
    Entry entry = there.entry();
    Fork fork = there.access().fork();
    if (fork != null) {
      return entry.isOnThis(there.access().path()) ? rootInTask(fork.target(), entry) : none();
    } else if (entry.isInner()) {
      return Optional.of(outer(entry.method().owner(), entry.depth()) + ".this");
    }
    int formal = there.access().path().formal();
    return formal < 0 ? none() : Optional.of(Places.parameterName(entry.method(), formal));
  }

  private Optional<String> rootInTask(MethodKey task, Entry entry) {
    String owner = entry.method().owner().name();
    if (task.owner().equals(owner)) {
      boolean isLambda = new MethodName("", task.name(), List.of()).isLambda();
      return isLambda ? Optional.of("this") : none();
    }
    boolean isInner = program.find(task.owner()).outerClass().filter(owner::equals).isPresent();
    return isInner ? Optional.of(MethodText.simpleName(owner) + ".this") : none();
  }

  private static Optional<String> none() {
    return Optional.empty();
  }

  private String outer(ClassModel inner, int depth) {
    ClassModel at = inner;
    for (int i = 0; i < depth; i++) {
      at = at.outerClass().map(program::find).orElse(at);
    }
    return MethodText.simpleName(at.name());
  }
}
