package dev.photofinish.ir.build;

import dev.photofinish.ir.JavaType;

/** Finds a type that two reference types have in common. */
public interface TypeJoin {

  /** The nearest common super class of two different classes or arrays; Object if not known. */
  JavaType join(JavaType one, JavaType other);
}
