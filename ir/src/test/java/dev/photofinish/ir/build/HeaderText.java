package dev.photofinish.ir.build;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;

/** What a class file says beside its code, as lines of text: as we read it, and as ASM does. */
final class HeaderText {

  /** Annotations whose elements are not in the model. */
  private static final Set<String> LEFT_OUT =
      Set.of("kotlin/Metadata", "scala/reflect/ScalaSignature", "scala/reflect/ScalaLongSignature");

  /** ASM adds flags of its own above the sixteen bits of the class file. */
  private static final int FLAGS = 0xffff;

  private HeaderText() {}

  static List<String> of(ClassModel model) {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.join(
            " ",
            model.name(),
            model.superName().orElse("-"),
            model.interfaces().toString(),
            model.isSynthetic() ? "synthetic" : "",
            model.sourcePath().map(HeaderText::fileName).orElse("-"),
            model.permittedSubclasses().toString(),
            model.enclosingMethod().orElse("-"),
            ours(model.annotations())));
    for (FieldModel field : model.fields()) {
      lines.add(
          String.join(
              " ",
              Integer.toHexString(field.access()),
              field.name(),
              field.type().descriptor(),
              ours(field.annotations())));
    }
    for (MethodModel method : model.methods()) {
      lines.add(
          String.join(
              " ",
              Integer.toHexString(method.access()),
              method.name(),
              method.descriptor().toString(),
              method.exceptions().toString(),
              ours(method.annotations()),
              parameters(method)));
    }
    return lines;
  }

  private static String fileName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private static String parameters(MethodModel method) {
    return IntStream.range(0, method.descriptor().parameters().size())
        .mapToObj(i -> method.parameterName(i).orElse("-"))
        .toList()
        .toString();
  }

  private static String ours(List<AnnotationModel> annotations) {
    return annotations.stream().map(HeaderText::plain).sorted().toList().toString();
  }

  private static String plain(Object value) {
    if (value instanceof AnnotationModel annotation) {
      Map<String, String> values = new LinkedHashMap<>();
      annotation.values().forEach((name, element) -> values.put(name, plain(element)));
      return "@" + annotation.type() + values;
    } else if (value instanceof AnnotationModel.EnumConstant constant) {
      return constant.type() + "." + constant.name();
    } else if (value instanceof JavaType type) {
      return "class " + type.descriptor();
    } else if (value instanceof Collection<?> elements) {
      return elements.stream().map(HeaderText::plain).toList().toString();
    }
    return value.getClass().getSimpleName() + " " + value;
  }

  static List<String> of(ClassNode node) {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.join(
            " ",
            node.name,
            Objects.requireNonNullElse(node.superName, "-"),
            node.interfaces.toString(),
            (node.access & Opcodes.ACC_SYNTHETIC) != 0 ? "synthetic" : "",
            fileName(Objects.requireNonNullElse(node.sourceFile, "-")),
            Objects.requireNonNullElse(node.permittedSubclasses, List.of()).toString(),
            Objects.requireNonNullElse(node.outerMethod, "-"),
            asms(node.visibleAnnotations, node.invisibleAnnotations)));
    node.fields.forEach(
        field ->
            lines.add(
                String.join(
                    " ",
                    Integer.toHexString(field.access & FLAGS),
                    field.name,
                    field.desc,
                    asms(field.visibleAnnotations, field.invisibleAnnotations))));
    node.methods.forEach(
        method ->
            lines.add(
                String.join(
                    " ",
                    Integer.toHexString(method.access & FLAGS),
                    method.name,
                    method.desc,
                    method.exceptions.toString(),
                    asms(method.visibleAnnotations, method.invisibleAnnotations),
                    parameters(method))));
    return lines;
  }

  private static String parameters(org.objectweb.asm.tree.MethodNode method) {
    return IntStream.range(0, Type.getArgumentTypes(method.desc).length)
        .mapToObj(
            i ->
                method.parameters == null || i >= method.parameters.size()
                    ? "-"
                    : Objects.requireNonNullElse(method.parameters.get(i).name, "-"))
        .toList()
        .toString();
  }

  private static String asms(
      @Nullable List<AnnotationNode> visible, @Nullable List<AnnotationNode> invisible) {
    return Stream.of(visible, invisible)
        .filter(Objects::nonNull)
        .flatMap(List::stream)
        .map(HeaderText::plainAsm)
        .sorted(Comparator.naturalOrder())
        .toList()
        .toString();
  }

  private static String plainAsm(Object value) {
    if (value instanceof AnnotationNode annotation) {
      Map<String, String> values = new LinkedHashMap<>();
      String type = Type.getType(annotation.desc).getInternalName();
      List<Object> elements =
          annotation.values == null || LEFT_OUT.contains(type) ? List.of() : annotation.values;
      for (int i = 0; i < elements.size(); i += 2) {
        values.put((String) elements.get(i), plainAsm(elements.get(i + 1)));
      }
      return "@" + type + values;
    } else if (value instanceof String[] constant) {
      return Type.getType(constant[0]).getInternalName() + "." + constant[1];
    } else if (value instanceof Type type) {
      return "class " + type.getDescriptor();
    } else if (value instanceof Collection<?> elements) {
      return elements.stream().map(HeaderText::plainAsm).toList().toString();
    } else if (value.getClass().isArray()) {
      return IntStream.range(0, Array.getLength(value))
          .mapToObj(i -> plainAsm(Array.get(value, i)))
          .toList()
          .toString();
    }
    return value.getClass().getSimpleName() + " " + value;
  }
}
