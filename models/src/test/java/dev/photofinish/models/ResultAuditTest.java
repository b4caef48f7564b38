package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Rules for the JDK say where results come from: what is not said may be any object. */
class ResultAuditTest {

  /** Where nothing better can be said. */
  private static final Map<String, List<String>> ANYTHING =
      Map.of(
          "what a method or a field has that is named at run time",
          List.of(
              "java.lang.reflect.Method.invoke",
              "java.lang.reflect.Field.get",
              "java.lang.invoke.MethodHandle.invoke",
              "java.lang.invoke.MethodHandle.invokeExact",
              "java.lang.invoke.MethodHandle.invokeWithArguments",
              "javax.management.DynamicMBean.getAttribute",
              "javax.management.DynamicMBean.invoke"),
          "what is in memory",
          List.of(
              "sun.misc.Unsafe.getObject",
              "sun.misc.Unsafe.getObjectVolatile",
              "sun.misc.Unsafe.getAndSetObject",
              "sun.misc.Unsafe.staticFieldBase"),
          "what others have put into a directory",
          List.of(
              "javax.naming.Context.lookup",
              "javax.naming.Context.lookupLink",
              "javax.naming.InitialContext.doLookup",
              "javax.naming.spi.NamingManager.getObjectInstance"),
          "what another machine sends",
          List.of("java.rmi.server.RemoteRef.invoke"));

  @Test
  void onlyTheseReturnWhatNobodyKnows() throws Exception {
    try (Program program = Program.open(ProgramInputs.ofClasses(Map.of()))) {
      TreeSet<String> forgotten = new TreeSet<>();
      for (String file : BuiltInFilesTest.filesOfTheOldestJdk()) {
        forgotten.addAll(new ResultAudit(program).forgotten(layer(BuiltIn.text(file))));
      }
      assertThat(forgotten)
          .containsExactlyInAnyOrderElementsOf(
              ANYTHING.values().stream().flatMap(List::stream).toList());
    }
  }

  @Test
  void findsWhatIsForgotten() throws Exception {
    String rules =
        """
        type java.util.List
          get size subList : reads this
          of : returns new
        type java.util.ArrayList
          cl* : returns new
          toA* : reads this
        """;
    try (Program program = Program.open(ProgramInputs.ofClasses(Map.of()))) {
      assertThat(new ResultAudit(program).forgotten(layer(rules)))
          .containsExactly(
              "java.util.ArrayList.toArray", "java.util.List.get", "java.util.List.subList");
    }
  }

  private static RuleLayer layer(String text) throws ModelFileException {
    BlockIndex index = new BlockIndex();
    index.add("my.model", text);
    return new RuleLayer(index);
  }
}
