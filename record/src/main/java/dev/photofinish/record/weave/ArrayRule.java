package dev.photofinish.record.weave;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;

/**
 * One line of the table of uses: what methods do to the arrays that they are given.
 *
 * @param types where the methods are; a package with all below it ends in a star
 * @param others what they do to arrays that are not named
 */
record ArrayRule(
    List<String> types, List<Signature> methods, Map<Integer, ArrayUse> uses, ArrayUse others) {

  /** A name and parameters, each of them a type or a pattern. */
  record Signature(String name, List<String> parameters) {

    private static final String REST = "..";

    static Signature parse(String text) {
      int open = text.indexOf('(');
      String parameters = text.substring(open + 1, text.length() - 1);
      return new Signature(text.substring(0, open), List.of(parameters.split(",", -1)));
    }

    boolean fits(LibraryCall call) {
      if (!name.equals("*") && !name.equals(call.name())) {
        return false;
      }
      Type[] arguments = call.arguments();
      for (int i = 0; i < parameters.size(); i++) {
        if (parameters.get(i).equals(REST)) {
          return true;
        } else if (i >= arguments.length || !fits(parameters.get(i), arguments[i])) {
          return false;
        }
      }
      return arguments.length == parameters.size();
    }

    private static boolean fits(String parameter, Type type) {
      return switch (parameter) {
        case "*" -> true;
        case "*[]" -> type.getSort() == Type.ARRAY;
        // An array of numbers has a descriptor of two letters.
        case "#[]" -> type.getSort() == Type.ARRAY && type.getDescriptor().length() == 2;
        default -> parameter.equals(type.getClassName());
      };
    }
  }

  /** Reads the lines of a type. */
  static ArrayRule parse(List<String> types, String line) {
    int colon = line.lastIndexOf(" : ");
    List<Signature> methods = new ArrayList<>();
    for (String method : line.substring(0, colon).strip().split("(?<=\\)) ", -1)) {
      methods.add(Signature.parse(method));
    }
    Map<Integer, ArrayUse> uses = new HashMap<>();
    ArrayUse others = ArrayUse.NOTHING;
    for (String use : line.substring(colon + 3).split(",", -1)) {
      String[] words = use.strip().split(" ", -1);
      if (words.length == 1) {
        others = ArrayUse.of(words[0], ArrayRange.WHOLE);
      } else {
        ArrayRange range = words.length == 2 ? ArrayRange.WHOLE : ArrayRange.parse(words[2]);
        uses.put(Integer.parseInt(words[1]), ArrayUse.of(words[0], range));
      }
    }
    return new ArrayRule(types, List.copyOf(methods), Map.copyOf(uses), others);
  }

  boolean fits(LibraryCall call) {
    String type = call.type().replace('/', '.');
    return types.stream().anyMatch(pattern -> fits(pattern, type))
        && methods.stream().anyMatch(method -> method.fits(call));
  }

  private static boolean fits(String pattern, String type) {
    return pattern.endsWith("*")
        ? type.startsWith(pattern.substring(0, pattern.length() - 1))
        : type.equals(pattern);
  }

  /** What is done to an argument. */
  ArrayUse use(int argument) {
    return uses.getOrDefault(argument, others);
  }
}
