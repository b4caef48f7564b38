package dev.photofinish.prove.reach;

/** What to do for each kind of statement. */
interface StatementVisitor<R> {

  R ofNull(Statement.Null statement);

  R ofNew(Statement.New statement);

  R ofCopy(Statement.Copy statement);

  R ofLoad(Statement.Load statement);

  R ofStore(Statement.Store statement);

  R ofSequence(Statement.Sequence statement);

  R ofChoice(Statement.Choice statement);

  R ofLoop(Statement.Loop statement);
}
