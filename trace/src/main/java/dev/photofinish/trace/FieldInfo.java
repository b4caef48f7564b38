package dev.photofinish.trace;

/**
 * A field in the dictionary.
 *
 * @param number from 1
 * @param owner the name of the class that declares it, as {@link Class#getName} has it
 * @param descriptor as in class files: {@code J}, {@code Ljava/lang/String;}
 */
public record FieldInfo(
    int number,
    String owner,
    String name,
    String descriptor,
    boolean isStatic,
    boolean isVolatile) {}
