package dev.photofinish.prove.points;

import dev.photofinish.ir.Program;
import dev.photofinish.prove.code.Codes;

/**
 * What is found out of a program once, whatever the number of rounds: the code of its methods, and
 * what calls run. Confined to the thread that analyses.
 */
public final class Universe {

  private final Program program;
  private final Levels levels;
  private final Codes codes;
  private final Dispatch dispatch;

  public Universe(Program program, Levels levels) {
    this.program = program;
    this.levels = levels;
    this.codes = new Codes(program);
    this.dispatch = new Dispatch(program, levels);
  }

  public Program program() {
    return program;
  }

  public Levels levels() {
    return levels;
  }

  public Codes codes() {
    return codes;
  }

  Dispatch dispatch() {
    return dispatch;
  }
}
