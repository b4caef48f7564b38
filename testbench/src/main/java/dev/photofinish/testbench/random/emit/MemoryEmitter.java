package dev.photofinish.testbench.random.emit;

import dev.photofinish.testbench.random.syntax.Change;
import dev.photofinish.testbench.random.syntax.Field;
import dev.photofinish.testbench.random.syntax.Library;
import dev.photofinish.testbench.random.syntax.Place;
import dev.photofinish.testbench.random.syntax.Type;
import dev.photofinish.testbench.random.syntax.Value;
import java.util.Locale;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes accesses to fields, arrays and containers. */
final class MemoryEmitter {

  private final MethodVisitor out;
  private final Operands operands;

  MemoryEmitter(MethodVisitor out, Operands operands) {
    this.out = out;
    this.operands = operands;
  }

  /** Pushes what stands before the dot or the bracket, and the index. */
  void loadBase(Place place) {
    if (place instanceof Place.OfField field) {
      operands.load(field.object());
    } else if (place instanceof Place.OfElement element) {
      operands.load(element.array());
      operands.load(element.index());
    } else if (isAtomic(place)) {
      Field field = ((Place.OfStatic) place).field();
      Atomics.field(Opcodes.GETSTATIC, field, out);
    }
  }

  private static boolean isAtomic(Place place) {
    return place instanceof Place.OfStatic of && of.field().isAtomic();
  }

  void read(Place place) {
    if (isAtomic(place)) {
      call(Library.ATOMIC, "get", "()I");
    } else if (place instanceof Place.OfField of) {
      field(Opcodes.GETFIELD, of.field());
    } else if (place instanceof Place.OfStatic of) {
      field(Opcodes.GETSTATIC, of.field());
    } else {
      out.visitInsn(place.type().isReference() ? Opcodes.AALOAD : Opcodes.IALOAD);
    }
  }

  void write(Place place) {
    if (isAtomic(place)) {
      call(Library.ATOMIC, "set", "(I)V");
    } else if (place instanceof Place.OfField of) {
      field(Opcodes.PUTFIELD, of.field());
    } else if (place instanceof Place.OfStatic of) {
      field(Opcodes.PUTSTATIC, of.field());
    } else {
      out.visitInsn(place.type().isReference() ? Opcodes.AASTORE : Opcodes.IASTORE);
    }
  }

  /** Changes the atomic number whose object is on the stack, and pushes the result. */
  void update(Change change) {
    if (change instanceof Change.Add add && Math.abs(add.number()) == 1) {
      String step = add.number() > 0 ? "ncrement" : "ecrement";
      String first = add.number() > 0 ? "I" : "D";
      String name =
          add.getsFirst()
              ? "getAnd" + first + step
              : first.toLowerCase(Locale.ROOT) + step + "AndGet";
      call(Library.ATOMIC, name, "()I");
    } else if (change instanceof Change.Add add) {
      operands.number(add.number());
      call(Library.ATOMIC, add.getsFirst() ? "getAndAdd" : "addAndGet", "(I)I");
    } else if (change instanceof Change.Swap swap) {
      operands.number(swap.number());
      call(Library.ATOMIC, "getAndSet", "(I)I");
    } else if (change instanceof Change.CompareAndSet compare) {
      operands.number(compare.expected());
      operands.number(compare.number());
      call(Library.ATOMIC, "compareAndSet", "(II)Z");
    }
  }

  private void field(int opcode, Field field) {
    out.visitFieldInsn(opcode, field.owner(), field.name(), field.type().descriptor());
  }

  void newArray(Type element, int length) {
    operands.number(length);
    if (element.isReference()) {
      out.visitTypeInsn(Opcodes.ANEWARRAY, element.internalName());
    } else {
      out.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_INT);
    }
  }

  void add(Type container, int key, Value value) {
    String object = "Ljava/lang/Object;";
    if (container.internalName().equals(Library.LIST)) {
      operands.load(value);
      call(Library.LIST, "add", "(" + object + ")Z");
    } else {
      out.visitLdcInsn(Integer.toString(key));
      operands.load(value);
      call(Library.MAP, "put", "(" + object + object + ")" + object);
    }
    out.visitInsn(Opcodes.POP);
  }

  void get(Type container, int key) {
    if (container.internalName().equals(Library.LIST)) {
      operands.number(key);
      call(Library.LIST, "get", "(I)Ljava/lang/Object;");
    } else {
      out.visitLdcInsn(Integer.toString(key));
      call(Library.MAP, "get", "(Ljava/lang/Object;)Ljava/lang/Object;");
    }
  }

  private void call(String owner, String name, String descriptor) {
    out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, owner, name, descriptor, false);
  }
}
