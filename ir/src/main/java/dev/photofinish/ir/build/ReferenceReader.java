package dev.photofinish.ir.build;

import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodHandleRef;
import dev.photofinish.ir.MethodRef;
import dev.photofinish.ir.References;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;

/** Collects what decoded code refers to. */
final class ReferenceReader {

  private final TypePool pool;

  // Most methods have few kinds of these: sets are made when there is something to put in.
  private Set<References.Call> calls = Set.of();
  private Set<MethodHandleRef> handles = Set.of();
  private Set<String> created = Set.of();
  private Set<String> stored = Set.of();

  private ReferenceReader(TypePool pool) {
    this.pool = pool;
  }

  static References read(Code code, TypePool pool) {
    ReferenceReader reader = new ReferenceReader(pool);
    for (int i = 0; i < code.size; i++) {
      Object payload = code.payloads[i];
      if (payload != null) {
        reader.add(code.opcodes[i], payload);
      }
    }
    return new References(
        List.copyOf(reader.calls),
        List.copyOf(reader.handles),
        List.copyOf(reader.created),
        List.copyOf(reader.stored));
  }

  private static <E> Set<E> with(Set<E> all, E more) {
    Set<E> modifiable = all.isEmpty() ? new LinkedHashSet<>() : all;
    modifiable.add(more);
    return modifiable;
  }

  private void add(int opcode, Object payload) {
    if (payload instanceof MethodRef method) {
      calls = with(calls, new References.Call(InstructionFactory.callKind(opcode), method));
    } else if (payload instanceof DynamicCall call) {
      addHandles(call);
    } else if ((opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC)
        && payload instanceof FieldRef field) {
      stored = with(stored, field.name());
    } else if (opcode == Opcodes.NEW && payload instanceof JavaType type) {
      created = with(created, type.internalName());
    }
  }

  private void addHandles(DynamicCall call) {
    for (Object argument : call.arguments()) {
      if (argument instanceof Handle handle) {
        handles = with(handles, pool.ofHandle(handle));
      }
    }
  }
}
