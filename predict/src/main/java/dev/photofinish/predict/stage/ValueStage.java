package dev.photofinish.predict.stage;

import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.predict.values.ValueQuery;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.predict.window.Candidates;
import dev.photofinish.predict.window.RunWindow;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks for each pair whether it can meet if reads see other values, and no branch changes. */
public final class ValueStage extends SymbolicStage {

  public ValueStage(ValueSolver solver) {
    super(solver);
  }

  @Override
  public StageName name() {
    return StageName.VALUES;
  }

  @Override
  List<Predicted> look(RunWindow window, Wanted wanted, ValueQuestions questions) {
    Optional<SymbolicWindow> symbolic = window.symbolic();
    if (symbolic.isEmpty()) {
      return List.of();
    }
    List<Predicted> races = new ArrayList<>();
    for (Candidates.Pair pair : Candidates.of(window, wanted::wants)) {
      Event first = window.events().get(pair.first());
      Event second = window.events().get(pair.second());
      if (wanted.wants(first, second) && wanted.asked().size() < ValueQuestions.IN_WINDOW) {
        wanted.ask(first, second);
        ValueQuery query = new ValueQuery(symbolic.get(), first.number(), second.number());
        questions.ask(query, witness -> add(window, witness, wanted, races));
      }
    }
    return races;
  }

  private void add(RunWindow window, List<Event> witness, Wanted wanted, List<Predicted> races) {
    long start = window.start();
    Predicted race = new Predicted(name(), Prefix.before(start), witness);
    wanted.found(race.pair());
    races.add(race);
  }
}
