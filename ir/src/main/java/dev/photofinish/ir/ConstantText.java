package dev.photofinish.ir;

import org.jspecify.annotations.Nullable;

/** Constants as source code writes them. */
final class ConstantText {

  private ConstantText() {}

  static String of(@Nullable Object constant) {
    if (constant instanceof String text) {
      return quoted(text);
    } else if (constant instanceof JavaType type) {
      return type.sourceName() + ".class";
    } else if (constant instanceof Long number) {
      return number + "L";
    } else if (constant instanceof Float number) {
      return number + "f";
    }
    return String.valueOf(constant);
  }

  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars().forEach(c -> appendEscaped(quoted, (char) c));
    return quoted.append('"').toString();
  }

  private static void appendEscaped(StringBuilder out, char c) {
    switch (c) {
      case '\n' -> out.append("\\n");
      case '\t' -> out.append("\\t");
      case '\r' -> out.append("\\r");
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      default -> {
        if (c < ' ' || Character.isSurrogate(c) || c == 0x7f) {
          out.append(String.format("\\u%04x", (int) c));
        } else {
          out.append(c);
        }
      }
    }
  }
}
