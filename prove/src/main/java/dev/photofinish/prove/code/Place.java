package dev.photofinish.prove.code;

/**
 * A program point: just before an instruction of a body.
 *
 * @param block the index of its block
 * @param position the position of the instruction there
 */
public record Place(int block, int position) {}
