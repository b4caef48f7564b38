package dev.photofinish.ir;

/** A constant that a bootstrap method makes when it is first used (JVMS 4.4.10). */
public record DynamicConstant(String name, JavaType type, MethodHandleRef bootstrap) {}
