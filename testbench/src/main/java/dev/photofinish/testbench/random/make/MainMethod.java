package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.make.Resource.Sharing;
import dev.photofinish.testbench.random.syntax.Block;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Writes the main method: it prepares resources, starts threads, waits for them and looks. */
final class MainMethod {

  private final Dice dice;
  private final List<Resource> resources;
  private final Optional<Secret> secret;
  private final Body body;
  private final Map<Resource, Variable> made = new LinkedHashMap<>();

  MainMethod(World world, List<Resource> resources, Optional<Secret> secret) {
    this.dice = world.dice();
    this.resources = resources;
    this.secret = secret;
    Type arguments = Type.of("java/lang/String").array();
    this.body = world.main().body(Signature.function("Main", "main", Type.VOID, arguments));
  }

  void write(List<Worker> workers) {
    resources.forEach(this::prepare);
    boolean joins = dice.chance(75);
    if (dice.chance(30)) {
      startInLoop(dice.of(workers), joins);
    } else {
      startEach(workers, joins);
    }
    if (joins || dice.chance(Resource.FORGETS)) {
      look();
    }
  }

  private void prepare(Resource resource) {
    if (resource.route().makesItself()) {
      return;
    }
    Variable object = resource.make(body);
    made.put(resource, object);
    if (resource.sharing() == Sharing.READ_ONLY || dice.chance(40)) {
      resource.touch(body, object, true);
    }
    resource.route().publish(body, object);
  }

  /** What is to be a thread's own is made anew for each, unless that is forgotten. */
  private Variable hand(Body at, Resource resource) {
    Variable object = Objects.requireNonNull(made.get(resource));
    boolean own = resource.sharing() == Sharing.OWN && !dice.chance(2 * Resource.FORGETS);
    return own ? resource.make(at) : object;
  }

  private void startInLoop(Worker worker, boolean joins) {
    Variable threads = body.makeArray(Type.of(Library.THREAD), 2);
    Variable counter = body.local("i", Type.INT);
    body.block(
        inside -> new Block.Repeat(counter, 2, inside),
        () -> {
          Variable thread = worker.spawn(body, this::hand);
          start(worker, thread);
          body.add(new Step.Write(new Place.OfElement(threads, counter), thread));
        });
    actMeanwhile();
    if (joins) {
      body.block(
          inside -> new Block.Repeat(counter, 2, inside),
          () -> body.add(new Step.Join(body.read(new Place.OfElement(threads, counter)))));
    }
  }

  private void startEach(List<Worker> workers, boolean joins) {
    List<Variable> threads = new ArrayList<>();
    boolean atOnce = dice.chance(50);
    for (Worker worker : workers) {
      Variable thread = worker.spawn(body, this::hand);
      threads.add(thread);
      if (atOnce) {
        start(worker, thread);
      }
    }
    for (int i = 0; i < threads.size() && !atOnce; i++) {
      start(workers.get(i), threads.get(i));
    }
    actMeanwhile();
    if (joins) {
      threads.forEach(thread -> body.add(new Step.Join(thread)));
    }
    for (int i = 0; i < threads.size(); i++) {
      if (dice.chance(joins ? 30 : Resource.FORGETS)) {
        workers.get(i).look(body, threads.get(i));
      }
    }
  }

  private void start(Worker worker, Variable thread) {
    if (!worker.startsItself()) {
      body.add(new Step.Start(thread));
    }
  }

  private void actMeanwhile() {
    List<Resource> shared =
        resources.stream().filter(resource -> resource.sharing() == Sharing.SHARED).toList();
    Acts acts = new Acts(dice, body, (at, resource) -> Objects.requireNonNull(made.get(resource)));
    if (dice.chance(50)) {
      acts.some(shared, 1);
    }
    if (dice.chance(30)) {
      secret.ifPresent(acts::meet);
    }
  }

  /** No guard is needed any more. */
  private void look() {
    made.forEach(
        (resource, object) -> {
          if (dice.chance(50)) {
            resource.touch(body, object, dice.chance(30));
          }
        });
  }
}
