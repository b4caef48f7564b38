package dev.photofinish.scan.report;

import dev.photofinish.ir.JavaType;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;
import java.util.Optional;

/**
 * A race that is to be told, with what only its code tells.
 *
 * @param one what the pair's first access does, and {@code other} what the second does
 * @param type the type of the field, or of the elements of the array that it holds; empty for what
 *     is in a container
 * @param holder the type of the field that holds the array or container, and for fields the same as
 *     the type
 */
record Case(Pair pair, Use one, Use other, Optional<JavaType> type, Optional<JavaType> holder) {

  Path path() {
    return pair.one().path();
  }

  /** Whether what an array or a container holds is raced for, not the field. */
  boolean isElement() {
    return path().last() == Step.ELEMENT;
  }

  boolean isArray() {
    return isElement()
        && (holder.filter(JavaType::isArray).isPresent()
            || one.means() == Use.Means.ARRAY
            || other.means() == Use.Means.ARRAY);
  }

  boolean isStatic() {
    return path().root() == Root.GLOBAL;
  }

  boolean isWriteWrite() {
    return pair.one().isWrite() && pair.other().isWrite();
  }

  /** Whether one of the accesses is part of something. */
  boolean has(Use.Deed deed) {
    return one.deed() == deed || other.deed() == deed;
  }

  boolean areBoth(Use.Deed deed) {
    return one.deed() == deed && other.deed() == deed;
  }

  /** The access that writes, or the first of two that do. */
  Candidate writer() {
    return pair.one().isWrite() ? pair.one() : pair.other();
  }

  /** The access that is not {@link #writer}. */
  Candidate reader() {
    return pair.one().isWrite() ? pair.other() : pair.one();
  }

  Use written() {
    return pair.one().isWrite() ? one : other;
  }

  Use read() {
    return pair.one().isWrite() ? other : one;
  }

  boolean isIn(JavaType.Kind kind) {
    return type.filter(known -> known.kind() == kind).isPresent();
  }

  /** Whether the virtual machine may read or write it in two steps (JLS 17.7). */
  boolean isLong() {
    return type.filter(known -> known.size() == 2).isPresent();
  }

  /** Whether both accesses are in one method of the source. */
  boolean isInOneMethod() {
    return pair.one().access().site().method().equals(pair.other().access().site().method());
  }

  /** Whether the write is under a lock, and the read is the test before it that is not. */
  boolean isDoubleChecked() {
    return !isWriteWrite()
        && !isElement()
        && isInOneMethod()
        && read().doubleChecked()
        && !writer().locks().isEmpty()
        && reader().locks().isEmpty();
  }
}
