package dev.photofinish.prove.harness.code;

import dev.photofinish.ir.MethodRef;
import java.util.List;

/** Something that is done. */
public sealed interface Statement {

  /** What is done with each sort of statement. */
  interface Visitor {
    void assign(Assign assign);

    void evaluate(Evaluate evaluate);

    void start(Start start);

    void choice(Choice choice);

    void loop(Loop loop);

    void attempt(Attempt attempt);

    void giveBack(GiveBack giveBack);

    void construct(Construct construct);
  }

  void accept(Visitor visitor);

  /** Puts a value into a variable. */
  record Assign(Variable target, Expression value) implements Statement {
    @Override
    public void accept(Visitor visitor) {
      visitor.assign(this);
    }
  }

  /** Evaluates an expression, of which the value does not matter. */
  record Evaluate(Expression.Call call) implements Statement {
    @Override
    public void accept(Visitor visitor) {
      visitor.evaluate(this);
    }
  }

  /** Starts a new thread of a class that is made for it. */
  record Start(CodeClass thread) implements Statement {
    @Override
    public void accept(Visitor visitor) {
      visitor.start(this);
    }
  }

  /** Does something or not. */
  record Choice(Statement body) implements Statement {
    @Override
    public void accept(Visitor visitor) {
      visitor.choice(this);
    }
  }

  /** Does something any number of times. */
  record Loop(List<Statement> body) implements Statement {

    public Loop {
      body = List.copyOf(body);
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.loop(this);
    }
  }

  /** Does something until it throws. */
  record Attempt(List<Statement> body) implements Statement {

    public Attempt {
      body = List.copyOf(body);
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.attempt(this);
    }
  }

  /** Returns a value. */
  record GiveBack(Expression value) implements Statement {
    @Override
    public void accept(Visitor visitor) {
      visitor.giveBack(this);
    }
  }

  /**
   * Calls a constructor of the super class with all parameters of the constructor around it.
   *
   * @param isInner whether the first is the object that encloses the new one (JLS 8.8.7.1)
   */
  record Construct(MethodRef constructor, boolean isInner) implements Statement {
    @Override
    public void accept(Visitor visitor) {
      visitor.construct(this);
    }
  }
}
