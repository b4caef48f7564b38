package dev.photofinish.scan.il;

/** What to do for each kind of command. */
interface CommandVisitor<R> {

  R simple(Command.Simple command);

  R locked(Command.Locked command);

  R choice(Command.Choice command);

  R loop(Command.Loop command);

  R call(Command.Call command);
}
