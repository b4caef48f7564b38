package dev.photofinish.scan.report;

import dev.photofinish.ir.Hierarchy;
import dev.photofinish.ir.JavaType;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Suggests how to mend a race, in one sentence. */
final class Fixes {

  private static final List<String> CONTAINERS = List.of("java/util/Collection", "java/util/Map");

  private final Hierarchy hierarchy;
  private final FieldUpdates updates;
  private final LockFixes locks;
  private final NaturalLock natural;

  Fixes(Hierarchy hierarchy, FieldUpdates updates, LockFixes locks, NaturalLock natural) {
    this.hierarchy = hierarchy;
    this.updates = updates;
    this.locks = locks;
    this.natural = natural;
  }

  String of(Case race) {
    if (race.isDoubleChecked()) {
      return makeVolatile(race) + ", as double-checked locking needs.";
    }
    return locks
        .of(race)
        .map(lock -> lock + orVolatile(race) + ".")
        .orElseGet(() -> withoutLocks(race));
  }

  private String orVolatile(Case race) {
    return volatileHelps(race)
        ? ", or make " + name(race) + " volatile if it need not be in step with anything else"
        : "";
  }

  private String withoutLocks(Case race) {
    if (volatileHelps(race)) {
      return makeVolatile(race) + ".";
    }
    return replacement(race)
        .map(better -> "Make " + name(race) + " " + better + ", or " + holding(race, "it"))
        .orElseGet(() -> capitalised(holding(race, name(race))));
  }

  private static String makeVolatile(Case race) {
    return "Make " + name(race) + " volatile";
  }

  private String holding(Case race, String what) {
    return natural.holding(race) + " wherever " + what + " is used.";
  }

  /** A type that does in one step what takes two here. */
  private Optional<String> replacement(Case race) {
    if (race.isElement()) {
      return race.isArray() ? Optional.empty() : race.holder().flatMap(SafeContainers::insteadOf);
    }
    return race.has(Use.Deed.UPDATE) || race.has(Use.Deed.CHECK)
        ? race.type().flatMap(this::atomic)
        : Optional.empty();
  }

  private Optional<String> atomic(JavaType type) {
    return switch (type.kind()) {
      case INT -> Optional.of("an AtomicInteger");
      case LONG -> Optional.of("an AtomicLong");
      case BOOLEAN -> Optional.of("an AtomicBoolean that compareAndSet sets");
      case CLASS -> isContainer(type) ? Optional.empty() : Optional.of("an AtomicReference");
      default -> Optional.empty();
    };
  }

  /**
   * Whether all that is wrong is that one thread may not see what another wrote. A container or
   * array would still be changed by several threads inside.
   */
  private boolean volatileHelps(Case race) {
    return race.type().filter(type -> !isContainer(type)).isPresent()
        && isPlain(race)
        && !isLock(race.writer())
        && isInOneStep(race)
        && !updatesElsewhere(race);
  }

  /** Whether what is written is itself the lock that is held for it. */
  private static boolean isLock(Candidate candidate) {
    return candidate.access().locks().locks().stream()
        .anyMatch(lock -> Objects.equals(lock.path(), candidate.access().path()));
  }

  /**
   * Of two writes it must not matter which comes last. What is no flag must be read once: between
   * two reads it can change.
   */
  private static boolean isInOneStep(Case race) {
    boolean isFlag = race.isIn(JavaType.Kind.BOOLEAN);
    if (race.isWriteWrite()) {
      boolean areConstant = race.one().written() != null && race.other().written() != null;
      return (isFlag && areConstant) || race.one().writesSameAs(race.other());
    }
    return isFlag || race.read().alone();
  }

  /** A check before the write does no harm if the lock is held throughout. */
  private static boolean isPlain(Case race) {
    boolean isCheckedUnderLock =
        !race.isWriteWrite()
            && race.read().deed() == Use.Deed.PLAIN
            && race.written().deed() == Use.Deed.CHECK
            && isLocked(race.writer());
    return !race.isElement() && (race.areBoth(Use.Deed.PLAIN) || isCheckedUnderLock);
  }

  private static boolean isLocked(Candidate candidate) {
    return !candidate.locks().isEmpty();
  }

  private boolean updatesElsewhere(Case race) {
    Step.Field field = (Step.Field) race.path().last();
    boolean isGuarded = isLocked(race.writer()) || isLocked(race.reader());
    return updates.has(field, Use.Deed.UPDATE)
        || (!isGuarded && updates.has(field, Use.Deed.CHECK));
  }

  private boolean isContainer(JavaType type) {
    return type.isArray()
        || (type.kind() == JavaType.Kind.CLASS
            && CONTAINERS.stream()
                .anyMatch(of -> hierarchy.isKnownSubclass(type.internalName(), of)));
  }

  private static String name(Case race) {
    Path path = race.path();
    for (int i = path.length() - 1; i >= 0; i--) {
      if (path.step(i) instanceof Step.Field field) {
        return field.name();
      }
    }
    return path.root() instanceof Root.Allocation made && made.site().line() > 0
        ? "what line " + made.site().line() + " makes"
        : "the object";
  }

  static String capitalised(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
