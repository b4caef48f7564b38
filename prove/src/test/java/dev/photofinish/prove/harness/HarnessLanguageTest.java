package dev.photofinish.prove.harness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.SourceFile;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Every feature of Java in the interface of a library: the harness compiles, loads, verifies. */
class HarnessLanguageTest {

  private static String print(String library, String... api) throws Exception {
    return Library.of(library).checked(api).source();
  }

  @Test
  void overloadsArraysAndVarargs() throws Exception {
    assertThat(
            print(
                """
                public class Library {
                  public void put(Object o) {}
                  public void put(String s) {}
                  public void put(Integer i) {}
                  public void put(int i) {}
                  public void put(long l) {}
                  public void put(char[] c) {}
                  public int[][] put(Object... o) { return null; }
                  public double put(byte b, short s, float f, double d, boolean z) { return d; }
                }
                """))
        .contains("library.put(object);", "intArrayArray = library.put(new Object[] {object});")
        .contains("d = library.put(y, s, f, d, z);", "library.put(new char[] {c});");
  }

  @Test
  void checkedExceptions() throws Exception {
    assertThat(
            print(
                """
                public class Library {
                  public Library(String s) throws java.io.IOException {}
                  public void close() throws Exception {}
                }
                """))
        .containsPattern("try \\{\\s+library = new Library\\(string\\);\\s+\\} catch")
        .containsPattern("try \\{\\s+library.close\\(\\);\\s+\\} catch \\(Throwable e\\)");
  }

  @Test
  void genericsAreSeenAsJavaSeesThem() throws Exception {
    assertThat(
            print(
                """
                import java.util.*;
                public class Library {
                  public static class Box<T extends Comparable<T>> {
                    public T get() { return null; }
                    public void set(T t) {}
                    public <R extends List<? super T>> R all(Map<String, T[]> map) { return null; }
                  }
                  public static class Words extends Hidden<String> { public void set(int i) {} }
                  static class Hidden<E> {
                    public E get() { return null; }
                    public void set(E e) {}
                  }
                  public interface Source<T> { T next(List<T> before); }
                  public static abstract class WordSource implements Source<String> {
                    public abstract int size();
                  }
                  public void use(Source<?> s, WordSource w) {}
                }
                """))
        .contains("string = (String) words.get();", "words.set(string);")
        .contains(
            "list = box.all((java.util.Map) new java.util.HashMap());", "box.set(comparable);")
        .contains("public String next(java.util.List p0) {", "public int size() {");
  }

  @Test
  void nestedInnerEnumAndRecord() throws Exception {
    assertThat(
            print(
                """
                public class Library {
                  public class Inner { public Inner(int i) {} public void use() {} }
                  public abstract class Open { protected Open(String s) {} public abstract void on(); }
                  public void take(Open o) {}
                  public enum Color { RED, GREEN { @Override void f() {} }; void f() {} }
                  public record Point(int x, Color color) {}
                  public interface Outer { interface Member { void run(Point p); } }
                  public static void visit(Outer.Member m) {}
                  protected static class Unseen { public void hidden() {} }
                }
                """))
        .contains("inner = library.new Inner(i);", "color = Library.Color.RED;")
        .contains("point = new Library.Point(i, color);", "p0.super(p1);")
        .contains("Library.visit(member);", "Harness.point = p0;")
        .contains("color = colorArray[0];")
        .doesNotContain("hidden");
  }

  @Test
  void protectedMethodsAreCalledBySubclasses() throws Exception {
    assertThat(
            print(
                """
                public class Library {
                  public Library(int i) throws Exception {}
                  protected int step(String s) throws Exception { return 0; }
                  protected static void reset() {}
                  protected void finalize() {}
                  public static final class Closed { protected void unreachable() {} }
                }
                """))
        .contains("static class MyLibrary extends Library {")
        .contains("Harness.i = this.step(Harness.string);", "Library.reset();")
        .contains("((MyLibrary) library).harnessCall2();")
        .doesNotContain("finalize", "unreachable");
  }

  @Test
  void inheritedMethods() throws Exception {
    assertThat(
            print(
                """
                public class Library extends Base implements Greeter {
                  @Override public void own() {}
                }
                class Base { public void own() {} public void base() {} void hidden() {} }
                interface Greeter { default void greet() {} static void no() {} }
                """))
        .containsOnlyOnce("library.own();")
        .contains("library.base();", "library.greet();")
        .doesNotContain("hidden", "no();", "toString");
  }

  @Test
  void namesThatMeanSomethingElse() throws Exception {
    Library library =
        Library.of(
            SourceFile.of(
                "Harness.java",
                """
                public class Harness {
                  public String any(P0 p, Args a, Java j, Class<?> c, Yield y, E e) { return ""; }
                  public String Harness$1() { return ""; }
                }
                """),
            SourceFile.of("P0.java", "public class P0 { public void run(Thread t) {} }"),
            SourceFile.of("Args.java", "public class Args {}"),
            SourceFile.of("Java.java", "public class Java {}"),
            SourceFile.of("Yield.java", "public class Yield {}"),
            SourceFile.of("E.java", "public class E {}"),
            SourceFile.of("String.java", "package acme; public class String {}"));
    Harness harness = library.checked();
    assertThat(harness.mainClass()).isEqualTo("Harness2");
    assertThat(harness.source()).contains("java.lang.String string", "java2", "args2");
  }

  @Test
  void moreThanOneMethodCanHold() throws Exception {
    String methods =
        IntStream.range(0, 5000)
            .mapToObj(i -> "public Library m" + i + "(String s) { return this; }\n")
            .collect(Collectors.joining("", "public class Library {\n", "}\n"));
    Harness harness = Library.of(methods).checked();
    assertThat(harness.classFiles()).hasSize(5000 + 25 + 1);
    assertThat(harness.source()).contains("Part2.run();");
  }
}
