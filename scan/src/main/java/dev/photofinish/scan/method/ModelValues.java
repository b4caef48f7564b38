package dev.photofinish.scan.method;

import dev.photofinish.ir.Invoke;
import dev.photofinish.ir.Value;
import dev.photofinish.models.Effect;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Source;
import dev.photofinish.scan.domain.Step;

/** What a library's method, as a model describes it, does to what values may be. */
final class ModelValues {

  private final Values values;
  private final Invoke call;
  private final MethodFacts facts;

  ModelValues(Values values, Invoke call, MethodFacts facts) {
    this.values = values;
    this.call = call;
    this.facts = facts;
  }

  void apply() {
    for (Effect effect : facts.effects()) {
      if (effect instanceof Effect.Stores stores) {
        values.cells.store(
            Sources.of(stores.into(), call, values),
            Step.ELEMENT,
            Sources.of(stores.what(), call, values));
      } else if (effect instanceof Effect.Returns returns && call.result().isPresent()) {
        returned(call.result().get(), returns.what());
      }
    }
  }

  private void returned(Value.Result result, Source source) {
    switch (source.kind()) {
      case NEW, FILLED -> values.newResult(result, false);
      case THREAD_SAFE_NEW, THREAD_SAFE_VIEW, SERIAL_EXECUTOR -> values.newResult(result, true);
      case TAKEN -> values.taken(result, Sources.of(source.of(), call, values));
      case HELD -> values.result(result, Sources.of(source.of(), call, values));
      default -> values.result(result, Sources.of(source, call, values));
    }
  }
}
