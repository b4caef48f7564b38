package dev.photofinish.testbench.random.code;

import dev.photofinish.testbench.random.syntax.MethodTree;
import java.util.List;

/**
 * A method as straight code.
 *
 * @param frameSize how many slots a frame has
 */
public record MethodCode(
    MethodTree method,
    int line,
    List<Instruction> instructions,
    List<Handler> handlers,
    int frameSize) {}
