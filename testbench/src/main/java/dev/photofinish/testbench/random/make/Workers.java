package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.make.Resource.Sharing;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Field.Modifier;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Step;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import dev.photofinish.testbench.random.syntax.Variable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** Makes up workers. */
final class Workers {

  private final World world;
  private final Dice dice;
  private final List<Resource> resources;
  private final Optional<Secret> secret;

  Workers(World world, List<Resource> resources, Optional<Secret> secret) {
    this.world = world;
    this.secret = secret;
    this.dice = world.dice();
    this.resources = resources;
  }

  /** A worker that may start another one. */
  Worker choose(Optional<Worker> child) {
    return switch (dice.below(3)) {
      case 0 -> closure(child);
      case 1 -> ofClass(child, true);
      default -> ofClass(child, false);
    };
  }

  private List<Resource> handed() {
    return resources.stream().filter(resource -> resource.route().isHanded()).toList();
  }

  private Worker closure(Optional<Worker> child) {
    List<Resource> captured = handed();
    Type[] types = captured.stream().map(Resource::type).toArray(Type[]::new);
    Body body = world.main().function(world.unique("task"), Type.VOID, types);
    act(body, (at, resource) -> at.parameter(captured.indexOf(resource)), child);
    return new ClosureWorker(body.signature(), captured);
  }

  private Worker ofClass(Optional<Worker> child, boolean isRunnable) {
    Draft draft =
        isRunnable
            ? world.draft(world.unique("Task"), Library.OBJECT, Library.RUNNABLE)
            : world.draft(world.unique("Worker"), Library.THREAD);
    List<Resource> byConstructor = new ArrayList<>();
    List<Resource> others = new ArrayList<>();
    handed().forEach(r -> (dice.chance(70) ? byConstructor : others).add(r));
    Body constructor =
        draft.constructor(byConstructor.stream().map(Resource::type).toArray(Type[]::new));
    Map<Resource, Field> fields = fields(draft, constructor, byConstructor);
    Map<Resource, Field> byField = new LinkedHashMap<>();
    others.forEach(r -> byField.put(r, draft.field(world.unique("given"), r.type())));
    fields.putAll(byField);
    boolean startsItself = !isRunnable && byField.isEmpty() && dice.chance(10);
    if (startsItself) {
      constructor.add(new Step.Start(constructor.self()));
    }
    Body run = draft.body(Library.run(draft.name()));
    act(run, (at, r) -> at.read(at.self(), Objects.requireNonNull(fields.get(r))), child);
    boolean twins = isRunnable && child.isEmpty() && dice.chance(10);
    return new ClassWorker(
        constructor.signature(), isRunnable, startsItself, twins, byConstructor, byField, fields);
  }

  /** What is a thread's own may be made by the constructor although there is another one. */
  private Map<Resource, Field> fields(Draft draft, Body constructor, List<Resource> byConstructor) {
    Map<Resource, Field> fields = new LinkedHashMap<>();
    for (int i = 0; i < byConstructor.size(); i++) {
      Resource resource = byConstructor.get(i);
      String name = world.unique("given");
      Field field =
          dice.chance(40)
              ? draft.field(name, resource.type(), Modifier.FINAL)
              : draft.field(name, resource.type());
      boolean replaced = resource.sharing() == Sharing.OWN && dice.chance(40);
      Value value = replaced ? resource.make(constructor) : constructor.parameter(i);
      constructor.write(constructor.self(), field, value);
      fields.put(resource, field);
    }
    return fields;
  }

  private void act(Body body, Hands hands, Optional<Worker> child) {
    Hands local = (at, resource) -> perhapsLocal(at, hands, resource);
    Acts acts = new Acts(dice, body, local);
    Consumer<Worker> start = worker -> start(body, hands, worker, acts);
    secret.ifPresentOrElse(some -> meet(acts, some), () -> acts.some(resources, 3));
    child.ifPresent(start);
  }

  /** What else is done is little, so that all schedules can be explored. */
  private void meet(Acts acts, Secret some) {
    acts.meet(some);
    if (dice.chance(50)) {
      acts.some(resources, 1);
    }
  }

  private void start(Body body, Hands hands, Worker worker, Acts acts) {
    Variable thread = worker.spawn(body, hands);
    if (!worker.startsItself()) {
      body.add(new Step.Start(thread));
    }
    if (dice.chance(50)) {
      acts.some(resources, 1);
    }
    if (dice.chance(50)) {
      body.add(new Step.Join(thread));
    }
  }

  /** What is a thread's own may be made on the spot. */
  private Variable perhapsLocal(Body body, Hands hands, Resource resource) {
    boolean local = resource.sharing() == Sharing.OWN && dice.chance(30);
    return local ? resource.make(body) : hands.get(body, resource);
  }
}
