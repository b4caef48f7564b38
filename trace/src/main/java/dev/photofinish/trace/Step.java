package dev.photofinish.trace;

/**
 * An event as its thread's file has it.
 *
 * @param event its number is its place in the thread, from 0
 * @param version its place among the events of its stripe; 0 if its kind is not ordered
 */
public record Step(Event event, long version) {}
