package dev.photofinish.ir.build;

import dev.photofinish.ir.MethodDescriptor;
import org.objectweb.asm.Handle;

/** What an invokedynamic instruction names; the arguments are the bootstrap method's. */
record DynamicCall(
    String name, MethodDescriptor descriptor, Handle bootstrap, Object[] arguments) {}
