package dev.photofinish.testbench.random.syntax;

/** Does something else for each kind of step. */
public interface StepVisitor<R> {

  R visitNew(Step.New step);

  R visitNewArray(Step.NewArray step);

  R visitClosure(Step.Closure step);

  R visitAssign(Step.Assign step);

  R visitChoose(Step.Choose step);

  R visitRead(Step.Read step);

  R visitWrite(Step.Write step);

  R visitUpdate(Step.Update step);

  R visitAdd(Step.Add step);

  R visitGet(Step.Get step);

  R visitCall(Step.Call step);

  R visitCallSuper(Step.CallSuper step);

  R visitStart(Step.Start step);

  R visitJoin(Step.Join step);

  R visitThrow(Step.Throw step);

  R visitReturn(Step.Return step);
}
