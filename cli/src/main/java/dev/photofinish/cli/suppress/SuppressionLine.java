package dev.photofinish.cli.suppress;

/**
 * A line of a suppression file.
 *
 * @param place the file and the line
 * @param pattern the races that it covers
 */
record SuppressionLine(String place, RacePattern pattern) {}
