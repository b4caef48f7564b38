package dev.photofinish.ir.build;

import dev.photofinish.ir.CallKind;
import dev.photofinish.ir.DynamicConstant;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodHandleRef;
import dev.photofinish.ir.MethodRef;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * One object for each descriptor that a program names, so that each is parsed once and shared. Safe
 * for many threads.
 */
public final class TypePool {

  /** Few programs name fewer: room from the start saves growing again and again. */
  private static final int EXPECTED = 4096;

  private final ConcurrentMap<String, JavaType> byDescriptor = new ConcurrentHashMap<>(EXPECTED);
  private final ConcurrentMap<String, MethodDescriptor> methods = new ConcurrentHashMap<>(EXPECTED);

  public JavaType ofDescriptor(String descriptor) {
    JavaType known = byDescriptor.get(descriptor);
    return known != null ? known : first(byDescriptor, descriptor, JavaType.of(descriptor));
  }

  public MethodDescriptor ofMethod(String descriptor) {
    MethodDescriptor known = methods.get(descriptor);
    return known != null ? known : first(methods, descriptor, MethodDescriptor.of(descriptor));
  }

  /** Making one too many now and then costs less than a map that computes under a lock. */
  private static <T> T first(ConcurrentMap<String, T> pool, String descriptor, T made) {
    T other = pool.putIfAbsent(descriptor, made);
    return other != null ? other : made;
  }

  /** A constant as values have it, in place of ASM's. */
  Object ofLoadable(Object constant) {
    if (constant instanceof Type type) {
      return type.getSort() == Type.METHOD
          ? ofMethod(type.getDescriptor())
          : ofDescriptor(type.getDescriptor());
    } else if (constant instanceof Handle handle) {
      return ofHandle(handle);
    } else if (constant instanceof ConstantDynamic dynamic) {
      JavaType type = ofDescriptor(dynamic.getDescriptor());
      return new DynamicConstant(dynamic.getName(), type, ofHandle(dynamic.getBootstrapMethod()));
    }
    return constant;
  }

  MethodHandleRef ofHandle(Handle handle) {
    int tag = handle.getTag();
    if (tag <= Opcodes.H_PUTSTATIC) {
      boolean isStatic = tag == Opcodes.H_GETSTATIC || tag == Opcodes.H_PUTSTATIC;
      boolean isWrite = tag == Opcodes.H_PUTFIELD || tag == Opcodes.H_PUTSTATIC;
      FieldRef field =
          new FieldRef(handle.getOwner(), handle.getName(), ofDescriptor(handle.getDesc()));
      return new MethodHandleRef.OfField(field, isStatic, isWrite);
    }
    MethodRef method =
        new MethodRef(
            handle.getOwner(), handle.getName(), ofMethod(handle.getDesc()), handle.isInterface());
    return switch (tag) {
      case Opcodes.H_NEWINVOKESPECIAL -> new MethodHandleRef.OfConstructor(method);
      case Opcodes.H_INVOKESTATIC -> new MethodHandleRef.OfMethod(CallKind.STATIC, method);
      case Opcodes.H_INVOKESPECIAL -> new MethodHandleRef.OfMethod(CallKind.SPECIAL, method);
      case Opcodes.H_INVOKEVIRTUAL -> new MethodHandleRef.OfMethod(CallKind.VIRTUAL, method);
      default -> new MethodHandleRef.OfMethod(CallKind.INTERFACE, method);
    };
  }
}
