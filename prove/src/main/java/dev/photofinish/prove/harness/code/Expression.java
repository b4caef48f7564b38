package dev.photofinish.prove.harness.code;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodRef;
import java.util.List;
import java.util.Optional;

/** Something that has a value. */
public sealed interface Expression {

  /** What is done with each sort of expression. */
  interface Visitor {
    void read(Read read);

    void parameter(Parameter parameter);

    void self();

    void create(Create create);

    void call(Call call);

    void constant(Constant constant);

    void arrayOf(ArrayOf arrayOf);

    void elementOf(ElementOf elementOf);

    void cast(Cast cast);

    void nothing();
  }

  void accept(Visitor visitor);

  /** The value of a variable. */
  record Read(Variable variable) implements Expression {
    @Override
    public void accept(Visitor visitor) {
      visitor.read(this);
    }
  }

  /** A parameter of the method around it; they are counted from 0, without the receiver. */
  record Parameter(int index) implements Expression {
    @Override
    public void accept(Visitor visitor) {
      visitor.parameter(this);
    }
  }

  /** The receiver of the method around it. */
  record Self() implements Expression {
    @Override
    public void accept(Visitor visitor) {
      visitor.self();
    }
  }

  /**
   * A new object.
   *
   * @param isInner whether the first argument is the object that encloses the new one (JLS 15.9.2)
   */
  record Create(MethodRef constructor, boolean isInner, List<Expression> arguments)
      implements Expression {

    public Create {
      arguments = List.copyOf(arguments);
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.create(this);
    }
  }

  /**
   * A call.
   *
   * @param receiver empty for static methods
   */
  record Call(MethodRef method, Optional<Expression> receiver, List<Expression> arguments)
      implements Expression {

    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public void accept(Visitor visitor) {
      visitor.call(this);
    }
  }

  /** The value of a static field of the library. */
  record Constant(String owner, String name, JavaType type) implements Expression {
    @Override
    public void accept(Visitor visitor) {
      visitor.constant(this);
    }
  }

  /** A new array with one element. */
  record ArrayOf(JavaType elementType, Expression element) implements Expression {
    @Override
    public void accept(Visitor visitor) {
      visitor.arrayOf(this);
    }
  }

  /** The first element of an array. */
  record ElementOf(JavaType elementType, Expression array) implements Expression {
    @Override
    public void accept(Visitor visitor) {
      visitor.elementOf(this);
    }
  }

  /** A value as one of a lower type. */
  record Cast(JavaType type, Expression value) implements Expression {
    @Override
    public void accept(Visitor visitor) {
      visitor.cast(this);
    }
  }

  /** The reference to no object. */
  record Nothing() implements Expression {
    @Override
    public void accept(Visitor visitor) {
      visitor.nothing();
    }
  }
}
