package dev.photofinish.trace.text;

/** Names of classes as people write them. */
final class TypeNames {

  private static final String PRIMITIVES = "ZBCSIJFD";
  private static final String[] WORDS = {
    "boolean", "byte", "char", "short", "int", "long", "float", "double"
  };

  private TypeNames() {}

  /** Without package and outer classes: {@code Account}, {@code int[]}. */
  static String simple(String name) {
    if (name.startsWith("[")) {
      return simple(element(name)) + "[]";
    }
    int primitive = name.length() == 1 ? PRIMITIVES.indexOf(name.charAt(0)) : -1;
    return primitive >= 0 ? WORDS[primitive] : lastPart(undescribed(name));
  }

  /** What the elements of an array are: {@code I}, {@code [J}, {@code Lcom.acme.Bank;}. */
  static String element(String array) {
    return array.substring(1);
  }

  private static String undescribed(String name) {
    return name.startsWith("L") && name.endsWith(";")
        ? name.substring(1, name.length() - 1).replace('/', '.')
        : name;
  }

  /** Anonymous classes and lambdas keep the name of their outer class. */
  private static String lastPart(String name) {
    String simple = name.substring(name.lastIndexOf('.') + 1);
    int dollar = simple.lastIndexOf('$');
    boolean isNamed =
        dollar > 0
            && dollar + 1 < simple.length()
            && Character.isJavaIdentifierStart(simple.charAt(dollar + 1));
    return isNamed ? simple.substring(dollar + 1) : simple;
  }
}
