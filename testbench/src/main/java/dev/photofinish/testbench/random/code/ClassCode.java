package dev.photofinish.testbench.random.code;

import dev.photofinish.testbench.random.syntax.ClassTree;
import java.util.List;

/** A class, its methods as straight code. */
public record ClassCode(ClassTree tree, List<MethodCode> methods) {}
