package dev.photofinish.trace;

/**
 * An event of a schedule as it happened in a replayed run.
 *
 * @param event what the schedule wanted
 * @param about the memory or the lock
 * @param value what was read or written, empty if there is nothing to tell
 */
public record ReplayStep(ScheduleEvent event, String about, String value) {}
