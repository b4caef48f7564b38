package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.ProgramTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a random program from a seed. */
public final class ProgramMaker {

  /** The program of a seed, always the same. */
  public static ProgramTree make(long seed) {
    Dice dice = new Dice(seed);
    ProgramTree program = disciplined(dice);
    int mutations = dice.of(0, 0, 1, 1, 2, 3);
    for (int i = 0; i < mutations; i++) {
      program = new Mutation(dice).of(program);
    }
    return program;
  }

  private static ProgramTree disciplined(Dice dice) {
    World world = new World(dice);
    List<Resource> resources = new Resources(world).choose(dice.of(1, 1, 1, 2, 2, 3));
    Optional<Secret> secret =
        dice.chance(15) ? Optional.of(new Secrets(world).choose(resources)) : Optional.empty();
    new MainMethod(world, resources, secret).write(workers(world, resources, secret));
    return world.end();
  }

  private static List<Worker> workers(
      World world, List<Resource> resources, Optional<Secret> secret) {
    Workers makes = new Workers(world, resources, secret);
    Dice dice = world.dice();
    Optional<Worker> child =
        dice.chance(9) ? Optional.of(makes.choose(Optional.empty())) : Optional.empty();
    List<Worker> workers = new ArrayList<>();
    workers.add(makes.choose(child));
    workers.add(dice.chance(40) ? workers.get(0) : makes.choose(Optional.empty()));
    return workers;
  }

  private ProgramMaker() {}
}
