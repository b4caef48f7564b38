package dev.photofinish.predict.stage;

import dev.photofinish.predict.symbolic.Flip;
import dev.photofinish.predict.symbolic.SymbolicEvent;
import dev.photofinish.predict.symbolic.SymbolicWindow;
import dev.photofinish.predict.values.ValueQuery;
import dev.photofinish.predict.values.ValueSolver;
import dev.photofinish.predict.window.RunWindow;
import dev.photofinish.trace.Event;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Asks whether what a thread does on another way than it took can meet what another did. */
public final class FlipStage extends SymbolicStage {

  private record Place(long object, int member) {}

  private final StageName name;
  private final Flip.Kind kind;

  private FlipStage(ValueSolver solver, StageName name, Flip.Kind kind) {
    super(solver);
    this.name = name;
    this.kind = kind;
  }

  /** Of what threads do if they find other objects. */
  public static FlipStage ofReads(ValueSolver solver) {
    return new FlipStage(solver, StageName.OTHER_OBJECTS, Flip.Kind.READ);
  }

  /** Of what they do on the other sides of branches. */
  public static FlipStage ofBranches(ValueSolver solver) {
    return new FlipStage(solver, StageName.FLIPPED_BRANCHES, Flip.Kind.BRANCH);
  }

  @Override
  public StageName name() {
    return name;
  }

  @Override
  List<Predicted> look(RunWindow window, Wanted wanted, ValueQuestions questions) {
    List<Predicted> races = new ArrayList<>();
    Map<Place, List<Event>> recorded = accesses(window);
    for (Flip flip : window.flips()) {
      if (flip.kind() == kind) {
        for (SymbolicEvent made : flip.events()) {
          look(window, flip, made.event(), recorded, wanted, questions, races);
        }
      }
    }
    return races;
  }

  private static Map<Place, List<Event>> accesses(RunWindow window) {
    Map<Place, List<Event>> accesses = new HashMap<>();
    for (Event event : window.events()) {
      if (event.kind().isAccess()) {
        Place place = new Place(event.object(), event.member());
        accesses.computeIfAbsent(place, p -> new ArrayList<>()).add(event);
      }
    }
    return accesses;
  }

  private void look(
      RunWindow window,
      Flip flip,
      Event made,
      Map<Place, List<Event>> recorded,
      Wanted wanted,
      ValueQuestions questions,
      List<Predicted> races) {
    Place place = new Place(made.object(), made.member());
    for (Event other : recorded.getOrDefault(place, List.of())) {
      if (made.conflictsWith(other)
          && wanted.wants(made, other)
          && wanted.asked().size() < ValueQuestions.IN_WINDOW) {
        wanted.ask(made, other);
        SymbolicWindow symbolic = window.symbolic().orElseThrow();
        SymbolicWindow flipped =
            new SymbolicWindow(symbolic.events(), symbolic.before(), Optional.of(flip));
        ValueQuery query = new ValueQuery(flipped, other.number(), made.number());
        questions.ask(query, witness -> add(window, flip, witness, wanted, races));
      }
    }
  }

  private void add(
      RunWindow window, Flip flip, List<Event> witness, Wanted wanted, List<Predicted> races) {
    long start = window.start();
    Predicted race = new Predicted(name(), Prefix.before(start), witness, Optional.of(flip));
    wanted.found(race.pair());
    races.add(race);
  }
}
