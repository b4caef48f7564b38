package dev.photofinish.predict.stage;

import dev.photofinish.predict.encoding.OrderEncoding;
import dev.photofinish.predict.solver.Limits;
import dev.photofinish.predict.solver.OrderAnswer;
import dev.photofinish.predict.solver.OrderSolver;
import dev.photofinish.predict.window.Candidates;
import dev.photofinish.predict.window.RunWindow;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.List;

/** Asks the order solver for each pair: all values are as they were recorded. */
public final class OrderStage implements Stage {

  @Override
  public StageName name() {
    return StageName.ORDERS;
  }

  @Override
  public StageResult look(RunWindow window, Wanted wanted, Limits limits) {
    List<Predicted> races = new ArrayList<>();
    int unanswered = 0;
    for (Candidates.Pair pair : Candidates.of(window, wanted::wants)) {
      Event first = window.events().get(pair.first());
      Event second = window.events().get(pair.second());
      if (limits.stopped().getAsBoolean()) {
        break;
      }
      if (!wanted.wants(first, second)) {
        continue;
      }
      wanted.ask(first, second);
      OrderEncoding encoding = new OrderEncoding(window.window(), pair.first(), pair.second());
      OrderAnswer answer = encoding.solve(new OrderSolver(limits));
      if (answer instanceof OrderAnswer.Unknown) {
        unanswered++;
      }
      if (answer instanceof OrderAnswer.Sat sat
          && window.problem(encoding.witness(sat.model())).isEmpty()) {
        wanted.found(SitePair.of(first, second));
        races.add(predicted(window, encoding.witness(sat.model())));
      }
    }
    return new StageResult(races, unanswered);
  }

  private Predicted predicted(RunWindow window, List<Event> witness) {
    long start = window.start();
    return new Predicted(name(), Prefix.before(start), witness);
  }
}
