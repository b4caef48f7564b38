package dev.photofinish.ir;

import dev.photofinish.ir.build.TypePool;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Reads an annotation. */
class AnnotationParser extends AnnotationVisitor {

  private final TypePool types;
  private final String descriptor;
  private final Consumer<AnnotationModel> sink;
  private final Map<String, Object> values = new LinkedHashMap<>();

  AnnotationParser(TypePool types, String descriptor, Consumer<AnnotationModel> sink) {
    super(Opcodes.ASM9);
    this.types = types;
    this.descriptor = descriptor;
    this.sink = sink;
  }

  @Override
  public void visit(@Nullable String name, Object value) {
    put(name, plain(value));
  }

  @Override
  public void visitEnum(@Nullable String name, String enumDescriptor, String value) {
    put(name, new AnnotationModel.EnumConstant(internalName(enumDescriptor), value));
  }

  @Override
  public AnnotationVisitor visitAnnotation(@Nullable String name, String nested) {
    return new AnnotationParser(types, nested, annotation -> put(name, annotation));
  }

  @Override
  public AnnotationVisitor visitArray(@Nullable String name) {
    List<Object> elements = new ArrayList<>();
    return new AnnotationParser(types, descriptor, ignored -> put(name, List.copyOf(elements))) {
      @Override
      void put(@Nullable String unnamed, Object value) {
        elements.add(value);
      }
    };
  }

  @Override
  public void visitEnd() {
    sink.accept(new AnnotationModel(internalName(descriptor), values));
  }

  void put(@Nullable String name, Object value) {
    values.put(name == null ? "" : name, value);
  }

  private Object plain(Object value) {
    if (value instanceof Type type) {
      return types.ofDescriptor(type.getDescriptor());
    } else if (value.getClass().isArray()) {
      return listOf(value);
    }
    return value;
  }

  private static List<Object> listOf(Object primitives) {
    List<Object> list = new ArrayList<>();
    for (int i = 0; i < Array.getLength(primitives); i++) {
      list.add(Array.get(primitives, i));
    }
    return list;
  }

  private static String internalName(String descriptor) {
    return descriptor.substring(1, descriptor.length() - 1);
  }
}
