package dev.photofinish.finding;

/** How much was analysed, and how long it took. */
public record Stats(int classes, int methods, long milliseconds) {}
