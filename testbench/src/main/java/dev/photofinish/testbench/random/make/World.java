package dev.photofinish.testbench.random.make;

import dev.photofinish.testbench.random.syntax.ClassTree;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.ProgramTree;
import dev.photofinish.testbench.random.syntax.Signature;
import dev.photofinish.testbench.random.syntax.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A program as it is written, with the classes that every program has. */
final class World {

  private final Dice dice;
  private final List<Draft> drafts = new ArrayList<>();
  private final Draft leaf = draft("Leaf", Library.OBJECT);
  private final Field leafValue = leaf.field("value", Type.INT);
  private final Field leafNext = leaf.field("next", leaf.type());
  private final Draft shared = draft("Shared", Library.OBJECT);
  private final Body sharedInitialiser = shared.body(Signature.classInitialiser("Shared"));
  private final Draft main = new Draft("Main", Library.OBJECT);
  private int count;

  World(Dice dice) {
    this.dice = dice;
  }

  Dice dice() {
    return dice;
  }

  /** Adds a class; its super class must be there already. */
  Draft draft(String name, String superName, String... interfaces) {
    Draft draft = new Draft(name, superName, interfaces);
    drafts.add(draft);
    return draft;
  }

  /** A name that nothing else has. */
  String unique(String hint) {
    return hint + count++;
  }

  /** A small object that others hold. */
  Type leafType() {
    return leaf.type();
  }

  Signature makeLeaf() {
    return Library.constructor(leaf.name());
  }

  Field leafValue() {
    return leafValue;
  }

  Field leafNext() {
    return leafNext;
  }

  /** The class that has the static fields. */
  Draft shared() {
    return shared;
  }

  Body sharedInitialiser() {
    return sharedInitialiser;
  }

  Draft main() {
    return main;
  }

  ProgramTree end() {
    List<ClassTree> classes =
        Stream.concat(drafts.stream(), Stream.of(main)).map(Draft::end).toList();
    return new ProgramTree(classes);
  }
}
