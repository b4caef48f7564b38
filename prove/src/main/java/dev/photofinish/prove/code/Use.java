package dev.photofinish.prove.code;

/** What a statement does with the objects that a variable may point to. */
public sealed interface Use {

  /** {@code target = variable.field}. */
  record Load(ProgramField field, int target) implements Use {}

  /** {@code variable.field = source}. */
  record Store(ProgramField field, int source) implements Use {}

  /** Calls a method on it. */
  record Call(CallSite site) implements Use {}
}
