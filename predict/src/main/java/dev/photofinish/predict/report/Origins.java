package dev.photofinish.predict.report;

import dev.photofinish.ir.Block;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.Cast;
import dev.photofinish.ir.Closure;
import dev.photofinish.ir.FieldLoad;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodHandleRef;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.New;
import dev.photofinish.ir.NewArray;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.Value;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where the code has an array or container from that it uses, as far as one can tell without
 * running it: a field, or where it is made, also if a lambda has captured it.
 */
final class Origins {

  /** Lambdas inside of lambdas. */
  private static final int MOST_STEPS = 10;

  private final Program program;

  Origins(Program program) {
    this.program = program;
  }

  /** Where something comes from. */
  sealed interface Origin {

    /** A field holds it. */
    record OfField(FieldModel field) implements Origin {}

    /** It is made here. */
    record OfAllocation(MethodModel method, Instruction made) implements Origin {}
  }

  /** A value of a method. */
  private record Place(MethodModel method, Value value) {}

  /** That of what the instruction with this index uses by an event. */
  Optional<Origin> of(MethodModel method, int index, Event event) {
    return method
        .body()
        .flatMap(body -> instruction(body, index))
        .flatMap(instruction -> UsedOperand.of(instruction, event))
        .flatMap(used -> of(new Place(method, used)));
  }

  private static Optional<Instruction> instruction(Body body, int index) {
    return instructions(body).stream().filter(each -> each.index() == index).findFirst();
  }

  private static List<Instruction> instructions(Body body) {
    List<Instruction> all = new ArrayList<>();
    for (Block block : body.blocks()) {
      all.addAll(block.instructions());
    }
    return all;
  }

  private Optional<Origin> of(Place from) {
    Optional<Place> at = Optional.of(from);
    for (int step = 0; step < MOST_STEPS && at.isPresent(); step++) {
      Optional<Origin> origin = origin(at.get());
      if (origin.isPresent()) {
        return origin;
      }
      at = before(at.get());
    }
    return Optional.empty();
  }

  private Optional<Origin> origin(Place place) {
    if (!(place.value() instanceof Value.Result result)) {
      return Optional.empty();
    }
    Instruction made = result.definition();
    if (made instanceof FieldLoad load) {
      return program.members().resolve(load.field()).found().map(Origin.OfField::new);
    }
    return made instanceof New || made instanceof NewArray
        ? Optional.of(new Origin.OfAllocation(place.method(), made))
        : Optional.empty();
  }

  private static Optional<Place> before(Place place) {
    if (place.value() instanceof Value.Result result && result.definition() instanceof Cast cast) {
      return Optional.of(new Place(place.method(), cast.value()));
    }
    return place.value() instanceof Value.Parameter parameter
        ? captured(place.method(), parameter.index())
        : Optional.empty();
  }

  /** What the one lambda has captured of which a method is the body. */
  private static Optional<Place> captured(MethodModel body, int parameter) {
    List<Place> all = new ArrayList<>();
    for (MethodModel method : body.owner().methods()) {
      for (Instruction each : method.body().map(Origins::instructions).orElse(List.of())) {
        if (each instanceof Closure closure
            && closure.operandCount() > parameter
            && runs(closure, body)) {
          all.add(new Place(method, closure.operand(parameter)));
        }
      }
    }
    return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
  }

  private static boolean runs(Closure closure, MethodModel body) {
    if (!(closure.target() instanceof MethodHandleRef.OfMethod target)) {
      return false;
    }
    MethodRef method = target.method();
    return method.owner().equals(body.owner().name())
        && method.name().equals(body.name())
        && method.descriptor().equals(body.descriptor());
  }
}
