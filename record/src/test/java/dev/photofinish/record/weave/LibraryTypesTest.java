package dev.photofinish.record.weave;

import static dev.photofinish.record.runtime.TypeKind.CONTENTS;
import static dev.photofinish.record.runtime.TypeKind.GUARDED;
import static dev.photofinish.record.runtime.TypeKind.ORDERED;
import static dev.photofinish.record.runtime.TypeKind.PASSING;
import static dev.photofinish.record.runtime.TypeKind.WOVEN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.runtime.TypeKind;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Writer;
import java.lang.reflect.Modifier;
import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Scanner;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What classes of the program are by what they inherit from the platform. */
class LibraryTypesTest {

  private static class Alone {}

  private static class Below extends Alone {}

  private record Pair(int one, int two) {}

  private abstract static class Queue extends AbstractQueue<Object> {}

  private abstract static class Sink extends OutputStream {}

  private static class Cache extends LinkedHashMap<Object, Object> {}

  private static class Names extends ArrayList<String> {}

  private static class BelowNames extends Names {}

  private static class Loader extends ClassLoader {}

  private abstract static class Source extends InputStream {}

  private abstract static class Text extends Writer {}

  static Stream<Arguments> classes() {
    return Stream.of(
        Arguments.of(Alone.class, WOVEN),
        Arguments.of(Below.class, WOVEN),
        Arguments.of(Pair.class, WOVEN),
        Arguments.of(Queue.class, WOVEN),
        Arguments.of(Sink.class, WOVEN),
        Arguments.of(Cache.class, CONTENTS),
        Arguments.of(Names.class, CONTENTS),
        Arguments.of(BelowNames.class, CONTENTS),
        // Its fields are hidden from reflection.
        Arguments.of(Loader.class, ORDERED),
        Arguments.of(Text.class, GUARDED),
        Arguments.of(BufferedReader.class, PASSING),
        Arguments.of(PrintStream.class, PASSING),
        Arguments.of(Scanner.class, PASSING),
        Arguments.of(ByteArrayOutputStream.class, GUARDED),
        Arguments.of(Source.class, markTakesMonitor() ? GUARDED : WOVEN));
  }

  /** It did until Java 20. */
  private static boolean markTakesMonitor() {
    return Stream.of(InputStream.class.getMethods())
        .anyMatch(
            method ->
                method.getName().equals("mark") && Modifier.isSynchronized(method.getModifiers()));
  }

  @ParameterizedTest
  @MethodSource("classes")
  void areWhatTheyInherit(Class<?> type, TypeKind kind) {
    assertThat(new LibraryTypes(Scope.ALL).kindOf(type)).isEqualTo(kind);
  }
}
