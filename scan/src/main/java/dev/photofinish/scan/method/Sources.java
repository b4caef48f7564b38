package dev.photofinish.scan.method;

import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.scan.domain.Step;
import java.util.Optional;

/** What the operands of a modelled call, and what comes from them, may be. */
final class Sources {

  private Sources() {}

  static Symbols of(Operand operand, Invoke call, Values values) {
    Optional<Value> value = operand.in(call);
    return value.isPresent() ? values.of(value.get()) : Symbols.NONE;
  }

  /**
   * Nothing for new objects, which have a symbol only as results. An entry stands for the element
   * that it holds, so that both have the same path.
   */
  static Symbols of(Source source, Invoke call, Values values) {
    return switch (source.kind()) {
      case SAME, VIEW, ENTRIES -> of(source.of(), call, values);
      case ELEMENT, ENTRY -> values.cells.load(of(source.of(), call, values), Step.ELEMENT);
      default -> Symbols.NONE;
    };
  }
}
