package dev.photofinish.scan.method;

import dev.photofinish.ir.Body;

/** What the effects of calls need of the method that makes them. */
record MethodParts(
    Context context,
    Body body,
    Loops loops,
    Values values,
    SummaryBuilder summary,
    Conditions conditions,
    LockNaming locks,
    Recorder recorder,
    Stores stores) {}
