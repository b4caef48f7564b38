package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.Type;

/** The table of what calls do to arrays is about methods that there are. */
class ArrayUsesTest {

  /** Of packages, these have what the table is about. */
  private static final List<String> OF_PACKAGES =
      List.of(
          "java.util.Random",
          "java.util.ArrayList",
          "java.util.Vector",
          "java.util.stream.Stream",
          "java.util.zip.CRC32",
          "java.util.zip.Inflater",
          "java.util.zip.Deflater",
          "java.io.DataInputStream",
          "java.io.PrintStream",
          "java.io.BufferedReader",
          "java.io.PushbackReader",
          "java.io.ByteArrayOutputStream",
          "java.io.CharArrayReader",
          "java.nio.ByteBuffer");

  @Test
  void eachLineFitsACall() throws Exception {
    for (String line : table().lines().toList()) {
      if (line.startsWith("type ")) {
        types = List.of(line.substring("type ".length()).split(" ", -1));
      } else if (line.startsWith(" ")) {
        ArrayRule rule = ArrayRule.parse(types, line);
        for (ArrayRule.Signature signature : rule.methods()) {
          assertThat(calls(rule)).as(signature + " of " + types).anyMatch(signature::fits);
        }
      }
    }
  }

  private List<String> types = List.of();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java/util/Arrays| sort| ([JII)V| 0| SORTS| 1..2",
        "java/util/Arrays| sort| ([Ljava/lang/Object;II)V| 0| CHANGES| 1..2",
        "java/util/Arrays| sort| ([Ljava/lang/Object;)V| 0| CHANGES| ..",
        "java/util/Arrays| mismatch| ([BII[BII)I| 3| LOOKS| 4..5",
        "java/util/Arrays| deepToString| ([Ljava/lang/Object;)V| 0| LOOKS| ..",
        "java/lang/String| getBytes| (II[BI)V| 2| WRITES| 3+1-0",
        "java/io/FileInputStream| read| ([BII)I| 0| WRITES| 1+2",
        "java/io/OutputStream| write| ([B)V| 0| LOOKS| ..",
        "com/acme/Log| println| ([Ljava/lang/Object;)V| 0| LOOKS| ..",
        "com/acme/Log| take| ([Ljava/lang/Object;)V| 0| CHANGES| ..",
        "java/util/concurrent/CopyOnWriteArrayList| toArray| ([Ljava/lang/Object;)V| 0| WRITES| ..",
        "javax/crypto/Cipher| update| ([BII[BI)I| 0| LOOKS| 1+2",
        "javax/crypto/Cipher| update| ([BII[BI)I| 3| WRITES| 4.."
      })
  void theFirstLineThatFitsCounts(
      String type, String name, String descriptor, int argument, String kind, String range) {
    ArrayUse use = ArrayUses.builtIn().of(new LibraryCall(type, name, descriptor, false), argument);

    assertThat(use).isEqualTo(new ArrayUse(ArrayUse.Kind.valueOf(kind), ArrayRange.parse(range)));
  }

  private static String table() throws Exception {
    try (InputStream table = ArrayUses.class.getResourceAsStream("array-uses.txt")) {
      return new String(Objects.requireNonNull(table).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Those of the types, and of packages those of some types in them. */
  private static List<LibraryCall> calls(ArrayRule rule) throws Exception {
    List<LibraryCall> calls = new ArrayList<>();
    List<String> named = rule.types().stream().filter(type -> !type.endsWith("*")).toList();
    for (String type : Stream.concat(named.stream(), OF_PACKAGES.stream()).toList()) {
      Class<?> found = Class.forName(type);
      for (Method method : found.getMethods()) {
        calls.add(
            new LibraryCall(
                type.replace('.', '/'),
                method.getName(),
                Type.getMethodDescriptor(method),
                Modifier.isStatic(method.getModifiers())));
      }
      for (Constructor<?> made : found.getConstructors()) {
        String descriptor = Type.getConstructorDescriptor(made);
        calls.add(new LibraryCall(type.replace('.', '/'), "<init>", descriptor, false));
      }
    }
    return calls.stream().filter(rule::fits).toList();
  }
}
