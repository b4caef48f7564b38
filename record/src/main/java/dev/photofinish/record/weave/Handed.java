package dev.photofinish.record.weave;

import dev.photofinish.models.Effect;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.models.Where;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.objectweb.asm.Type;

/**
 * Which arguments of a call others may know from there on, because something keeps them.
 *
 * @param kept the arguments that are kept; all if it is empty
 * @param copied the arrays of which one gets what is in the other, if that is all that is kept
 */
record Handed(Optional<Set<Integer>> kept, Optional<Copied> copied) {

  /** Two arguments: arrays, if the call succeeds. */
  record Copied(int from, int to) {}

  /** Nothing is known. */
  static final Handed ALL = new Handed(Optional.empty(), Optional.empty());

  static final Handed NONE = new Handed(Optional.of(Set.of()), Optional.empty());

  boolean isKept(int argument) {
    return kept.map(all -> all.contains(argument)).orElse(true);
  }

  /**
   * What a model says. That an argument is not kept is believed where no class below can do
   * otherwise, and for arrays of numbers that are known to be read or written.
   *
   * @param isSilent whether all objects of the type are known to keep what the model says
   */
  static Handed of(LibraryCall call, MethodFacts facts, boolean isSilent) {
    if (!facts.isKnown() || !facts.effects().stream().allMatch(Handed::isOfHere)) {
      return ALL;
    }
    Set<Integer> kept = call.isStatic() || isSilent ? new TreeSet<>() : unnamed(call, facts);
    Optional<Copied> copied = Optional.empty();
    for (Effect effect : facts.effects()) {
      Optional<Copied> copies = copies(call, effect);
      if (copies.isPresent()) {
        copied = copies;
      } else {
        keptBy(effect).filter(Operand::isArgument).ifPresent(operand -> kept.add(operand.number()));
      }
    }
    return new Handed(Optional.of(Set.copyOf(kept)), copied);
  }

  /** Whether an effect is over with the call, but for what it names. */
  private static boolean isOfHere(Effect effect) {
    return effect instanceof Effect.Reads
        || effect instanceof Effect.Writes
        || effect instanceof Effect.Moves
        || effect instanceof Effect.Calls
        || effect instanceof Effect.Stores
        || effect instanceof Effect.Keeps
        || effect instanceof Effect.Returns
        || (effect instanceof Effect.Runs runs && runs.where() == Where.HERE);
  }

  /** The arguments of which a class below may do what it likes. */
  private static Set<Integer> unnamed(LibraryCall call, MethodFacts facts) {
    Type[] types = call.arguments();
    Set<Integer> named =
        facts.effects().stream()
            .filter(each -> each instanceof Effect.Reads || each instanceof Effect.Writes)
            .flatMap(each -> each.operands().stream())
            .filter(Operand::isArgument)
            .map(Operand::number)
            .filter(each -> each < types.length && isArrayOfNumbers(types[each]))
            .collect(Collectors.toSet());
    return IntStream.range(0, types.length)
        .boxed()
        .filter(each -> !named.contains(each))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean isArrayOfNumbers(Type type) {
    return type.getSort() == Type.ARRAY && type.getDescriptor().length() == 2;
  }

  private static Optional<Copied> copies(LibraryCall call, Effect effect) {
    return call.isStatic()
            && effect instanceof Effect.Stores stores
            && stores.what().kind() == Source.Kind.ELEMENT
            && stores.what().of().isArgument()
            && stores.into().isArgument()
        ? Optional.of(new Copied(stores.what().of().number(), stores.into().number()))
        : Optional.empty();
  }

  /** What something else has from then on. */
  private static Optional<Operand> keptBy(Effect effect) {
    if (effect instanceof Effect.Stores stores) {
      return Optional.of(stores.what().of());
    } else if (effect instanceof Effect.Keeps keeps) {
      return Optional.of(keeps.what().of());
    } else if (effect instanceof Effect.Returns returns && !isHeldAnyway(returns.what())) {
      return Optional.of(returns.what().of());
    }
    return Optional.empty();
  }

  /** Whether the caller has what it gets, or who has it shows as much as who had the operand. */
  private static boolean isHeldAnyway(Source source) {
    return switch (source.kind()) {
      case SAME, ELEMENT, TAKEN, FILLED -> true;
      default -> false;
    };
  }
}
