package dev.photofinish.ir;

import dev.photofinish.ir.build.ClassFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads annotations (JVMS 4.7.16). */
final class AnnotationParser {

  /** Annotations nest a level or two; a class file made to exhaust the stack nests further. */
  private static final int MAX_DEPTH = 100;

  private final ClassFile file;
  private int depth;

  /** Where the next part of the annotations begins. */
  private int at;

  AnnotationParser(ClassFile file) {
    this.file = file;
  }

  /** Reads a table of annotations into a list and returns the offset behind it. */
  int readAll(int start, List<AnnotationModel> sink) {
    at = start + 2;
    for (int i = file.u2(start); i > 0; i--) {
      sink.add(annotation());
    }
    return at;
  }

  private AnnotationModel annotation() {
    String type = className();
    int count = count();
    if (count > 0 && !AnnotationModel.keepsElements(type)) {
      skipElements(count);
      count = 0;
    }
    Map<String, Object> values = count == 0 ? Map.of() : new LinkedHashMap<>();
    for (int i = count; i > 0; i--) {
      String name = text();
      values.put(name, value());
    }
    return new AnnotationModel(type, values);
  }

  private void skipElements(int count) {
    for (int i = count; i > 0; i--) {
      skip();
      skipValue();
    }
  }

  private void skipValue() {
    enter();
    char tag = tag();
    switch (tag) {
      case 'B', 'C', 'S', 'Z', 'I', 'J', 'F', 'D', 's', 'c' -> skip();
      case 'e' -> at += 4;
      case '@' -> {
        skip();
        skipElements(count());
      }
      case '[' -> {
        for (int i = count(); i > 0; i--) {
          skipValue();
        }
      }
      default -> throw unknown(tag);
    }
    depth--;
  }

  private char tag() {
    return (char) file.u1(at++);
  }

  private Object value() {
    enter();
    Object value = valueBehindTag();
    depth--;
    return value;
  }

  private Object valueBehindTag() {
    char tag = tag();
    return switch (tag) {
      case 'B' -> (byte) integer();
      case 'C' -> (char) integer();
      case 'S' -> (short) integer();
      case 'Z' -> integer() != 0;
      case 'I', 'J', 'F', 'D' -> file.number(skip());
      case 's' -> text();
      case 'c' -> file.fieldType(skip());
      case 'e' -> new AnnotationModel.EnumConstant(className(), text());
      case '@' -> annotation();
      case '[' -> array();
      default -> throw unknown(tag);
    };
  }

  private void enter() {
    if (++depth > MAX_DEPTH) {
      throw new IllegalArgumentException("an annotation nested too deeply");
    }
  }

  private static IllegalArgumentException unknown(char tag) {
    return new IllegalArgumentException("an annotation's value of kind " + (int) tag);
  }

  private List<Object> array() {
    List<Object> elements = new ArrayList<>();
    for (int i = count(); i > 0; i--) {
      elements.add(value());
    }
    return List.copyOf(elements);
  }

  private int integer() {
    return (Integer) file.number(skip());
  }

  private String text() {
    return file.utf8(skip());
  }

  /** The class of a descriptor {@code Lcom/acme/Name;}. */
  private String className() {
    return file.fieldType(skip()).internalName();
  }

  private int count() {
    return file.u2(skip());
  }

  /** Moves on by the size of a number, and returns where that stands. */
  private int skip() {
    int here = at;
    at += 2;
    return here;
  }
}
