package dev.photofinish.scan.method;

import dev.photofinish.ir.Program;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.scan.order.CallTargets;

/** What the analysis of every method needs of the program. Safe for many threads. */
public record Context(
    Program program,
    LibraryFacts library,
    CallTargets targets,
    Fields fields,
    Annotated annotated) {}
