package dev.photofinish.scan.il;

/** One of the two threads: what it has yet to do, its call stack, and how often it has the lock. */
record ThreadState(Control control, CallStack stack, int locks) {}
