package dev.photofinish.finding;

/**
 * Something in the input that the reader should know of.
 *
 * @param input the file, and the entry inside it, as the user would name it
 * @param detail what is wrong with it, one sentence
 * @param lost whether something could not be analysed because of it; a notice otherwise
 */
public record Problem(String input, String detail, boolean lost) {}
