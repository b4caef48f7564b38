package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import java.util.Optional;

/**
 * Says what can go wrong in a race, in one sentence that is true of its code: a change is lost only
 * where it depends on the value before, and only objects can be seen half-made.
 */
final class Consequences {

  private static final String SEEN_BEFORE_FIELDS = " before its fields are set.";
  private static final String LOST = "one of the changes can be lost.";
  private static final String STALE = "the reader may go on seeing the old value";

  private final Program program;
  private final LibraryFacts library;

  Consequences(Program program, LibraryFacts library) {
    this.program = program;
    this.library = library;
  }

  /** Empty if nothing more is known than that two accesses race. */
  Optional<String> of(Case race) {
    if (race.isElement()) {
      return Optional.of(race.isArray() ? ofElement(race) : ofContents(race));
    } else if (race.has(Use.Deed.UNKNOWN)) {
      return Optional.empty();
    }
    return Optional.of(race.isWriteWrite() ? ofTwoWrites(race) : ofReadAndWrite(race));
  }

  private static String ofContents(Case race) {
    return race.isWriteWrite()
        ? "Two threads can change what it contains at the same time: changes can be lost, and it can"
            + " be left in a state that neither of them meant."
        : "One thread can change what it contains while another reads it: the reader can find it"
            + " half-changed, miss what is there, or fail.";
  }

  private static String ofElement(Case race) {
    if (race.has(Use.Deed.UPDATE)) {
      return "Two threads can change the same element at the same time: " + LOST;
    } else if (race.isWriteWrite()) {
      return "Two threads can set the same element at the same time: which of the two values stays"
          + " is by chance"
          + (race.isLong() ? ", or it is half of each." : ".");
    }
    return "One thread can change an element while another reads it: "
        + STALE
        + (race.isLong() ? ", or see half of the new one." : ".");
  }

  private static String ofTwoWrites(Case race) {
    if (race.has(Use.Deed.UPDATE)) {
      return "Two threads can change it at the same time: " + LOST;
    } else if (race.has(Use.Deed.CHECK)) {
      return race.areBoth(Use.Deed.CHECK) && race.isInOneMethod()
          ? "Two threads can pass the check of it before either of them has set it: both then go on"
              + " to set it."
          : "One thread checks it before it sets it, and another can set it in between: the check"
              + " then no longer holds.";
    } else if (race.one().writesSameAs(race.other())) {
      return "Two threads can set it at the same time: both set the same value, but others may go on"
          + " seeing the old one.";
    }
    return "Two threads can set it at the same time: which of the two values stays is by chance"
        + (race.isLong()
            ? ", or it is half of each."
            : ", and others may go on seeing the old one.");
  }

  private String ofReadAndWrite(Case race) {
    if (race.isDoubleChecked()) {
      return ofDoubleCheck(race);
    } else if (race.read().deed() == Use.Deed.UPDATE) {
      return "One thread can change it between another's read and write of it: " + LOST;
    } else if (race.read().deed() == Use.Deed.CHECK) {
      return "One thread can change it between another's check of it and the write that follows: the"
          + " check then no longer holds.";
    }
    return "One thread can change it while another reads it: " + seen(race);
  }

  private String ofDoubleCheck(Case race) {
    return "One thread can set it while another checks it without the lock: "
        + (canBeUnfinished(race)
            ? "the other can see the object" + SEEN_BEFORE_FIELDS
            : "the other can see it set, but not yet what was done before that.");
  }

  private String seen(Case race) {
    if (race.isLong()) {
      return STALE + ", or see half of the new one.";
    } else if (!canBeUnfinished(race)) {
      return STALE + ".";
    }
    return race.isIn(JavaType.Kind.ARRAY)
        ? "the reader may go on seeing the old array, or see the new one before its elements are"
            + " set."
        : "the reader may go on seeing the old object, or see the new one" + SEEN_BEFORE_FIELDS;
  }

  /** Whether it is set to objects whose fields a reader may not see yet: final ones it does. */
  private boolean canBeUnfinished(Case race) {
    boolean isConstant = race.written().written() != null;
    return !isConstant && race.type().filter(type -> !isImmutable(type)).isPresent();
  }

  private boolean isImmutable(JavaType type) {
    if (type.kind() != JavaType.Kind.CLASS) {
      return !type.isArray();
    }
    ClassModel model = program.find(type.internalName());
    return model.isEnum() || model.isRecord() || library.type(type.internalName()).isImmutable();
  }
}
