package dev.photofinish.trace;

/**
 * A method in the dictionary.
 *
 * @param number from 1
 * @param classNumber the number of the class that has it
 * @param descriptor as in class files: {@code (IJ)V}
 */
public record MethodInfo(int number, int classNumber, String name, String descriptor) {}
