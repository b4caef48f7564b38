package dev.photofinish.scan.report;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.Meaning;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Step;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Fields that an annotation says are guarded by a lock. Of the locks held at an access to such a
 * field, only that one counts.
 */
final class Guards {

  private final Program program;
  private final LibraryFacts library;

  private final LockComparison comparison;

  Guards(Program program, LibraryFacts library, LockComparison comparison) {
    this.comparison = comparison;
    this.program = program;
    this.library = library;
  }

  Candidate candidate(Entry entry, Snapshot access, Path path) {
    String guard = path.last() instanceof Step.Field field ? guardOf(field) : null;
    LockSet locks =
        guard == null ? access.locks() : only(guard, access.locks(), access.path(), entry);
    return new Candidate(entry, access, path, comparison.named(locks, entry, access.path()));
  }

  /** What an annotation of a field names as its guard; null if there is none. */
  @Nullable String guardOf(Step.Field field) {
    ClassModel owner = program.find(field.owner());
    for (FieldModel candidate : owner.fields()) {
      if (!candidate.annotations().isEmpty() && candidate.name().equals(field.name())) {
        String guard = guardIn(candidate.annotations());
        return guard != null && means(guard, owner) ? guard : null;
      }
    }
    return null;
  }

  /** Whether there is something that the guard can be the name of. */
  private boolean means(String guard, ClassModel owner) {
    String name = guard.startsWith("this.") ? guard.substring(5) : guard;
    if (name.equals("this") || name.equals("itself")) {
      return true;
    } else if (name.endsWith(".this") || name.endsWith(".class")) {
      return isClass(name.substring(0, name.lastIndexOf('.')), owner);
    }
    String last = name.substring(name.lastIndexOf('.') + 1).replace("()", "");
    boolean qualified = name.indexOf('.') > 0;
    return last.chars().allMatch(Character::isJavaIdentifierPart)
        && (qualified || hasMember(owner, last));
  }

  private boolean isClass(String name, ClassModel owner) {
    String simple = name.substring(name.lastIndexOf('.') + 1);
    String here = owner.name();
    String folder = here.substring(0, here.lastIndexOf('/') + 1);
    return here.equals(folder + simple)
        || here.contains("/" + simple + "$")
        || here.endsWith("$" + simple)
        || here.contains("$" + simple + "$")
        || here.startsWith(simple + "$")
        || !program.find(folder + simple).isMissing()
        || !program.find(here + "$" + simple).isMissing()
        || !program.find(name.replace('.', '/')).isMissing()
        || !program.find("java/lang/" + simple).isMissing();
  }

  private boolean hasMember(ClassModel owner, String name) {
    boolean declared =
        owner.fields().stream().anyMatch(field -> field.name().equals(name))
            || owner.methods().stream().anyMatch(method -> method.name().equals(name));
    return declared
        || program.hierarchy().superclass(owner).filter(at -> hasMember(at, name)).isPresent()
        || owner.outerClass().map(program::find).filter(at -> hasMember(at, name)).isPresent();
  }

  private @Nullable String guardIn(List<AnnotationModel> annotations) {
    for (AnnotationModel annotation : annotations) {
      if (library.meanings(annotation).contains(Meaning.GUARDED_BY)) {
        return annotation.value("value").flatMap(Guards::text).orElse(null);
      }
    }
    return null;
  }

  private static Optional<String> text(Object value) {
    if (value instanceof List<?> list) {
      return list.isEmpty() ? Optional.empty() : text(list.get(0));
    }
    return value instanceof String text && !text.isBlank()
        ? Optional.of(text.strip())
        : Optional.empty();
  }

  private static LockSet only(String guard, LockSet held, Path accessed, Entry entry) {
    return new LockSet(
        held.locks().stream().filter(lock -> isNamed(lock, guard, accessed, entry)).toList());
  }

  /** A lock that has no name may be the one: nothing is reported on a suspicion. */
  private static boolean isNamed(Lock lock, String guard, Path accessed, Entry entry) {
    if (lock.name() instanceof Lock.Unnamed) {
      return true;
    } else if (lock.name() instanceof Lock.OfClass of) {
      String simple = of.className().substring(of.className().lastIndexOf('/') + 1);
      String wanted = guard.endsWith(".class") ? guard.substring(0, guard.length() - 6) : guard;
      return guard.endsWith(".class")
          && (simple.equals(wanted)
              || simple.endsWith("$" + wanted)
              || of.className().replace('/', '.').equals(wanted));
    }
    Path path = lock.path();
    return path != null && names(guard, path, accessed, entry);
  }

  private static boolean isNamed(Step.Field field, String simple) {
    return field.owner().endsWith("/" + simple) || field.owner().endsWith("$" + simple);
  }

  private static boolean names(String guard, Path path, Path accessed, Entry entry) {
    String name = guard.startsWith("this.") ? guard.substring(5) : guard;
    Path holder = accessed.first(accessed.length() - 1);
    if (name.equals("this")) {
      return path.equals(holder);
    } else if (name.endsWith(".this")) {
      boolean isOuter = path.length() > 0 && path.last().text().startsWith("this$");
      String simple = name.substring(0, name.length() - 5);
      boolean isOwn = accessed.last() instanceof Step.Field field && isNamed(field, simple);
      return isOuter || (isOwn ? path.equals(holder) : path.length() == 0 && holder.length() > 0);
    } else if (name.equals("itself")) {
      return path.equals(accessed);
    }
    String last = name.substring(name.lastIndexOf('.') + 1).replace("()", "");
    boolean sameHolder =
        path.root() == Root.GLOBAL
            || path.length() == 0
            || path.first(path.length() - 1).equals(accessed.first(accessed.length() - 1))
            || entry.isInner();
    return path.length() > 0 && path.last().text().equals(last) && sameHolder;
  }
}
