package dev.photofinish.trace;

/**
 * A class in the dictionary.
 *
 * @param number from 1
 * @param name as {@link Class#getName} has it: {@code com.acme.Bank$Account}, {@code [I}
 * @param hash a hash of its class file, to see whether another one is the same; 0 if there is none
 */
public record ClassInfo(int number, String name, long hash) {}
