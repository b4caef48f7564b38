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
  private final Set<References.Call> calls = new LinkedHashSet<>();
  private final Set<MethodHandleRef> handles = new LinkedHashSet<>();
  private final Set<String> created = new LinkedHashSet<>();
  private final Set<String> stored = new LinkedHashSet<>();

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

  private void add(int opcode, Object payload) {
    if (payload instanceof MethodRef method) {
      calls.add(new References.Call(InstructionFactory.callKind(opcode), method));
    } else if (payload instanceof DynamicCall call) {
      addHandles(call);
    } else if ((opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC)
        && payload instanceof FieldRef field) {
      stored.add(field.name());
    } else if (opcode == Opcodes.NEW && payload instanceof JavaType type) {
      created.add(type.internalName());
    }
  }

  private void addHandles(DynamicCall call) {
    for (Object argument : call.arguments()) {
      if (argument instanceof Handle handle) {
        handles.add(pool.ofHandle(handle));
      }
    }
  }
}
