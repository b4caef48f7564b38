package dev.photofinish.prove.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Assumption;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What cannot be followed is told, with its place; what can is not. */
class AssumptionsTest {

  private static List<String> assumed(String... statements) throws Exception {
    String text =
        """
        package demo;

        import java.lang.reflect.*;

        public class Main {
          public Main() {}
          int field; public void act() {}
          public static void main(String[] args) throws Exception {
            %s
          }
        }
        """
            .formatted(String.join("\n    ", statements));
    return Reported.assumptions(text).stream().map(AssumptionsTest::told).toList();
  }

  private static String told(Assumption assumption) {
    return assumption.kind() + " at " + (assumption.line() - 8);
  }

  @Test
  void knownClassesNeedNone() throws Exception {
    assertThat(
            assumed(
                "Class<?> type = Class.forName(\"demo.Main\");",
                "Object made = type.getConstructor().newInstance();",
                "type.getMethod(\"act\").invoke(made);",
                "Main.class.newInstance();"))
        .isEmpty();
  }

  @Test
  void unknownClassesAreTold() throws Exception {
    assertThat(
            assumed(
                "Class<?> type = Class.forName(args[0]);",
                "Object made = type.getConstructor().newInstance();",
                "type.getMethod(\"act\").invoke(made);",
                "type.newInstance();"))
        .containsExactly(
            "class-loading at 1", "reflection at 2", "reflection at 3", "reflection at 4");
  }

  @Test
  void unknownMembersAreTold() throws Exception {
    assertThat(
            assumed(
                "Main.class.getMethod(args[0]).invoke(new Main());",
                "Main.class.getMethods()[0].invoke(new Main());",
                "Main.class.getConstructors()[0].newInstance();"))
        .containsExactly("reflection at 1", "reflection at 2", "reflection at 3");
  }

  @Test
  void classesThatAreNotThereAndOtherLoadersAreTold() throws Exception {
    assertThat(
            assumed(
                "Class.forName(\"demo.Missing\");",
                "Class.forName(\"demo.Main\", true, args.getClass().getClassLoader());"))
        .containsExactly("class-loading at 1", "class-loading at 2");
  }

  @Test
  void handlesOfUnknownFieldsAreToldWhereTheyAreUsed() throws Exception {
    String lookup = "java.lang.invoke.MethodHandles.lookup()";
    assertThat(
            assumed(
                "var known = " + lookup + ".findVarHandle(Main.class, \"field\", int.class);",
                "known.setVolatile(new Main(), 1);",
                "var unknown = " + lookup + ".findVarHandle(Main.class, args[0], int.class);",
                "unknown.setVolatile(new Main(), 1);",
                "var elements = java.lang.invoke.MethodHandles.arrayElementVarHandle(int[].class);",
                "elements.setVolatile(new int[1], 0, 1);"))
        .containsExactly("reflection at 4", "reflection at 6");
  }
}
