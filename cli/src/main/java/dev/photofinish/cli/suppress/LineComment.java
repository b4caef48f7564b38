package dev.photofinish.cli.suppress;

/**
 * A comment that ends with its line.
 *
 * @param line counted from one
 * @param text what follows the two slashes
 * @param alone whether nothing else stands on the line
 */
record LineComment(int line, String text, boolean alone) {}
