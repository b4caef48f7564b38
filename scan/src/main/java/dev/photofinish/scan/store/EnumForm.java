package dev.photofinish.scan.store;

import dev.photofinish.finding.AccessKind;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Threads;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * A code for each constant. It is given by a switch without default: the order of the constants may
 * change, and the compiler tells of one that has no code.
 */
record EnumForm<E extends Enum<E>>(List<E> constants, ToIntFunction<E> code) implements Form<E> {

  static final EnumForm<AccessKind> KIND =
      new EnumForm<>(
          List.of(AccessKind.values()),
          kind ->
              switch (kind) {
                case READ -> 0;
                case WRITE -> 1;
              });

  static final EnumForm<Threads> THREADS =
      new EnumForm<>(
          List.of(Threads.values()),
          threads ->
              switch (threads) {
                case NONE -> 0;
                case ANY_BUT_MAIN -> 1;
                case ANY -> 2;
              });

  static final EnumForm<Lock.Mode> MODE =
      new EnumForm<>(
          List.of(Lock.Mode.values()),
          mode ->
              switch (mode) {
                case EXCLUSIVE -> 0;
                case SHARED -> 1;
                case OPTIMISTIC -> 2;
              });

  static final EnumForm<Step.Nature> NATURE =
      new EnumForm<>(
          List.of(Step.Nature.values()),
          nature ->
              switch (nature) {
                case PLAIN -> 0;
                case FINAL -> 1;
                case CONFINED -> 2;
                case SAFE -> 3;
                case VOLATILE -> 4;
              });

  @Override
  public void write(E constant, ByteWriter out) {
    out.number(code.applyAsInt(constant));
  }

  @Override
  public E read(ByteReader in) throws UnreadableSummariesException {
    int wanted = in.number();
    for (E constant : constants) {
      if (code.applyAsInt(constant) == wanted) {
        return constant;
      }
    }
    throw UnreadableSummariesException.damaged("a code is unknown");
  }
}
