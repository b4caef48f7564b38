package dev.photofinish.testbench.random.syntax;

/** A statement. */
public sealed interface Statement permits Step, Block {}
