package dev.photofinish.trace;

/**
 * How a run ended.
 *
 * @param complete whether all that happened is in the trace
 * @param reason why the run ended, or why it is not complete; one line
 */
public record RunEnd(boolean complete, String reason) {}
