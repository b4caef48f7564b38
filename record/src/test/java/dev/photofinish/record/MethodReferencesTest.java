package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.TestProgram.Outcome;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All forms of method references do what they do without the agent. */
class MethodReferencesTest {

  private static final SourceFile ABOVE =
      new SourceFile(
          "p/Above.java",
          """
          package p;
          public class Above {
            protected String hidden() { return "hidden"; }
            protected static String hiddenStatic() { return "hiddenStatic"; }
            public String open(String more) { return "open" + more; }
          }
          """);

  /** Each form is a line, so that one that fails does not hide the others. */
  private static final SourceFile FORMS =
      new SourceFile(
          "P.java",
          """
          import java.io.*;
          import java.util.*;
          import java.util.concurrent.*;
          import java.util.function.*;
          import java.util.stream.*;
          public class P extends p.Above {
            interface Form { Object run() throws Exception; }
            interface Other { int other(int n); }
            interface Text extends Function<String, String>, Serializable {}
            interface Maker<T> { T[] make(int n); }
            interface Chars { char at(CharSequence text, int n); }
            interface Named {
              private String secret() { return "secret"; }
              default String named() { return "named"; }
              static String fixed() { return "fixed"; }
              default Supplier<String> secrets() { return this::secret; }
            }
            static class L extends ArrayList<String> implements Named, Runnable {
              public void run() { add("run"); }
              @Override public String named() {
                Supplier<String> above = Named.super::named;
                return "L" + above.get();
              }
            }
            static class T extends Thread {}
            static class Box<V extends Comparable<V>> {
              V in;
              Box(V v) { in = v; }
              V get() { return in; }
              int compare(V other) { return in.compareTo(other); }
              <W extends CharSequence & Comparable<W>> int both(W w) {
                ToIntFunction<W> f = CharSequence::length;
                Comparator<W> g = Comparable::compareTo;
                IntSupplier h = w::length;
                return f.applyAsInt(w) + g.compare(w, w) + h.getAsInt();
              }
            }
            enum E { ONE, TWO; String low() { return name().toLowerCase(); } }
            record R(int a, String b) {}
            class Inner { public String toString() { return "inner"; } }
            private int n;
            private int next() { return ++n; }
            static long wide(int a, long b, double c) { return a + b + (long) c; }
            static String all(Object... parts) { return Arrays.toString(parts); }
            static void show(String name, Form form) {
              try { System.out.println(name + ": " + form.run()); }
              catch (Throwable e) { System.out.println(name + " failed: " + e); }
            }
            public static void main(String[] args) throws Exception { new P().forms(); }
            @Override public String toString() { return "P"; }
            void forms() {
              L l = new L();
              show("inherited", () -> { Predicate<String> f = l::add; return f.test("x"); });
              show("of Object", () -> { Supplier<Class<?>> f = l::getClass; return f.get(); });
              show("hash", () -> { Supplier<Integer> f = "a"::hashCode; return f.get(); });
              Named named = new Named() {};
              show("of interface", () -> { Supplier<Class<?>> f = named::getClass; return f.get() != null; });
              show("default", () -> { Supplier<String> f = named::named; return f.get(); });
              show("super default", () -> { Supplier<String> f = l::named; return f.get(); });
              show("static of interface", () -> { Supplier<String> f = Named::fixed; return f.get(); });
              show("private of interface", () -> named.secrets().get());
              show("stream", () -> { Stream<String> s = Stream.of("a"); Iterable<String> f = s::iterator;
                return f.iterator().next(); });
              show("set", () -> { SortedSet<String> s = new TreeSet<>(); Function<String, Boolean> f = s::add;
                return f.apply("q"); });
              show("deque", () -> { ArrayDeque<String> d = new ArrayDeque<>(List.of("d"));
                IntSupplier f = d::size; Supplier<String> g = d::toString; return f.getAsInt() + g.get(); });
              show("thread", () -> { T t = new T(); Runnable f = t::start; f.run(); t.join(); return "ran"; });
              show("runnable", () -> { Thread t = new Thread(l::run); t.start(); t.join(); return l; });
              show("unbound", () -> { ToIntFunction<L> f = L::size; return f.applyAsInt(l); });
              show("unbound above", () -> { Function<L, Iterator<String>> f = Collection::iterator;
                return f.apply(l).hasNext(); });
              show("unbound two", () -> { BiPredicate<L, Object> f = List::contains; return f.test(l, "x"); });
              show("static", () -> { ToLongFunction<String> f = Long::parseLong; return f.applyAsLong("7"); });
              show("boxed", () -> { Function<Integer, Integer> f = Math::abs; return f.apply(-3); });
              show("unboxed", () -> { IntBinaryOperator f = Integer::sum; return f.applyAsInt(1, 2); });
              show("widened", () -> { IntToLongFunction f = Math::abs; return f.applyAsLong(-4); });
              show("dropped", () -> { Consumer<String> f = l::add; f.accept("y"); return l; });
              show("chars", () -> { Chars f = CharSequence::charAt; return f.at("abc", 1); });
              show("wide", () -> { BiFunction<Integer, Long, Long> f = (a, b) -> wide(a, b, 2);
                return f.apply(1, 2L); });
              show("varargs", () -> { BiFunction<String, Integer, String> f = P::all; return f.apply("a", 1); });
              show("varargs of platform", () -> { BiFunction<String, String, List<String>> f = Arrays::asList;
                return f.apply("a", "b"); });
              show("constructor", () -> { Supplier<List<String>> f = ArrayList::new; return f.get(); });
              show("constructor of int", () -> { IntFunction<StringBuilder> f = StringBuilder::new;
                return f.apply(3).append(4); });
              show("generic constructor", () -> { Function<Integer, Box<Integer>> f = Box::new;
                return f.apply(4).get(); });
              show("record", () -> { BiFunction<Integer, String, R> f = R::new; return f.apply(1, "r"); });
              show("component", () -> { Function<R, String> f = R::b; return f.apply(new R(1, "c")); });
              show("inner", () -> { Supplier<Inner> f = Inner::new; return f.get(); });
              show("array", () -> { Maker<String> f = String[]::new; return f.make(3).length; });
              show("clone", () -> { int[] a = {1, 2}; Supplier<int[]> f = a::clone; return f.get()[1]; });
              show("unbound clone", () -> { UnaryOperator<int[]> f = int[]::clone;
                return f.apply(new int[] {5})[0]; });
              show("array length", () -> { String[] a = {"a"}; Supplier<Class<?>> f = a::getClass;
                return f.get(); });
              show("own", () -> { IntSupplier f = this::next; return f.getAsInt() + f.getAsInt(); });
              show("own unbound", () -> { ToIntFunction<P> f = P::next; return f.applyAsInt(this); });
              show("super", () -> { Supplier<String> f = super::hidden; return f.get(); });
              show("protected", () -> { Supplier<String> f = this::hidden; return f.get(); });
              show("protected static", () -> { Supplier<String> f = P::hiddenStatic; return f.get(); });
              show("protected unbound", () -> { Function<P, String> f = P::hidden; return f.apply(this); });
              show("public above", () -> { UnaryOperator<String> f = this::open; return f.apply("!"); });
              show("generic", () -> { Box<String> b = new Box<>("b"); ToIntFunction<String> f = b::compare;
                return f.applyAsInt("b"); });
              show("generic bound", () -> { Supplier<String> f = new Box<>("c")::get; return f.get(); });
              show("two types", () -> new Box<>("d").both("four"));
              show("markers", () -> { Supplier<String> f = (Supplier<String> & Named) l::toString;
                return f.get() + ((Named) f).named(); });
              show("serializable", () -> copy((Text) "s"::concat).apply("t"));
              show("serializable inherited", () -> { StringBuilder b = new StringBuilder("u");
                Supplier<?> f = copy((Supplier<String> & Serializable) b::toString); return f.get(); });
              show("enum", () -> Stream.of(E.values()).map(E::low).collect(Collectors.toList()));
              show("enum ordinal", () -> Stream.of(E.values()).mapToInt(Enum::ordinal).sum());
              show("functional", () -> { Function<Integer, Integer> f = x -> x + 1; Other g = f::apply;
                return g.other(1); });
              show("composed", () -> { Function<Object, String> f = Object::toString;
                return f.andThen(String::length).apply(l); });
              show("future", () -> CompletableFuture.supplyAsync(l::size).thenApply(String::valueOf).get());
              show("null", () -> { L none = null; Supplier<Integer> f = none::size; return f; });
              show("throws", () -> { Supplier<String> f = List.<String>of().iterator()::next; return f.get(); });
            }
            static <F> F copy(F f) throws Exception {
              ByteArrayOutputStream bytes = new ByteArrayOutputStream();
              new ObjectOutputStream(bytes).writeObject(f);
              InputStream in = new ByteArrayInputStream(bytes.toByteArray());
              @SuppressWarnings("unchecked") F read = (F) new ObjectInputStream(in).readObject();
              return read;
            }
          }
          """);

  @TempDir Path folder;

  @Test
  void allFormsWorkAsWithoutTheAgent() throws Exception {
    TestProgram program = TestProgram.of(folder, ABOVE, FORMS);
    Path trace = folder.resolve("trace");

    Outcome recorded =
        program.record(
            Recorder.prepare(new RecordOptions(trace, List.of(), List.of(), Optional.empty())));

    assertThat(recorded).isEqualTo(program.run());
    assertThat(recorded.out().lines().filter(line -> line.contains("failed")))
        .containsExactly(
            "null failed: java.lang.NullPointerException",
            "throws failed: java.util.NoSuchElementException");
    assertThat(Trace.open(trace).get(0).problems()).isEmpty();
  }
}
