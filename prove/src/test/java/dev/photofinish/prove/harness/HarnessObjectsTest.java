package dev.photofinish.prove.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How the callers get the objects that they pass. */
class HarnessObjectsTest {

  private static Harness harness(String library, String... api) throws Exception {
    return Library.of(library).checked(api);
  }

  @Test
  void byConstructorsFactoriesAndConstants() throws Exception {
    assertThat(
            harness(
                    """
                    public class Library {
                      public interface Shape {}
                      public static class Square implements Shape { public Square(int a) {} }
                      public static class Circle implements Shape { Circle() {} }
                      public static class Shapes {
                        public static final Shape UNIT = new Square(1);
                        public static Circle circle() { return new Circle(); }
                        public void notCalled() {}
                      }
                      public void draw(Shape s) {}
                    }
                    """,
                    "Library")
                .source())
        .contains("shape = new Library.Square(i);", "shape = Library.Shapes.circle();")
        .contains("shape = Library.Shapes.UNIT;", "library.draw(shape);")
        .doesNotContain("notCalled", "MyShape");
  }

  @Test
  void ofThePlatform() throws Exception {
    Harness harness =
        harness(
            """
            import java.util.*;
            public class Library {
              public void all(List<String> l, Map<?, ?> m, Comparator<?> c, Runnable r, Object o,
                  java.io.InputStream in, java.net.URL url, Class<?> type, Calendar time,
                  Iterator<?> i, java.util.concurrent.TimeUnit unit, Void nothing) {}
            }
            """);
    assertThat(harness.source())
        .contains(
            "library.all((java.util.List) new java.util.ArrayList(),", "object = new Object();")
        .contains("runnable = new MyRunnable();", "comparator = new MyComparator();")
        .contains("classValue = new Object().getClass();")
        .contains("(java.io.InputStream) new java.io.ByteArrayInputStream(new byte[] {y})");
    assertThat(harness.notices())
        .containsExactly("nothing makes a java.lang.Void: null is passed for it");
  }

  @Test
  void callbacksKeepWhatTheyGetAndReturnWhatCallersHold() throws Exception {
    assertThat(
            harness(
                    """
                    public class Library {
                      public interface Listener {
                        Event changed(Library source, int n);
                        default void optional() {}
                      }
                      public static class Event {}
                      public void add(Listener l) {}
                    }
                    """,
                    "Library")
                .source())
        .contains("static class MyListener implements Library.Listener {")
        .containsPattern("Harness.library = p0;\\s+return Harness.event;")
        .doesNotContain("optional");
  }

  @Test
  void resultsGoWhereTheirTypeAllowsIt() throws Exception {
    assertThat(
            harness(
                    """
                    public class Library {
                      public interface Node {}
                      public static class Leaf implements Node { Leaf() {} }
                      static class Secret implements Node {}
                      public Leaf leaf() { return null; }
                      public Secret secret() { return null; }
                      public void take(Node n) {}
                    }
                    """,
                    "Library")
                .source())
        .contains("node = leaf;", "leaf = library.leaf();", "node = library.secret();")
        .contains("Harness.exchange();");
  }

  @Test
  void whatIsReturnedAsLessThanItIsIsCast() throws Exception {
    assertThat(
            harness(
                    """
                    public class Library {
                      public static class Job implements Runnable {
                        Job() {}
                        @Override public void run() {}
                      }
                      public Runnable job() { return new Job(); }
                    }
                    """)
                .source())
        .contains("runnable = library.job();", "job = (Library.Job) runnable;", "job.run();");
  }

  @Test
  void whatOnlyThePlatformsInterfaceShowsIsCalledByIt() throws Exception {
    assertThat(
            harness(
                    """
                    import java.util.*;
                    public class Library implements Iterable<String> {
                      @Override public Iterator<String> iterator() { return new Walk(); }
                      private class Walk implements Iterator<String> {
                        @Override public boolean hasNext() { return false; }
                        @Override public String next() { return ""; }
                      }
                      public Runnable none() { return null; }
                    }
                    """)
                .source())
        .contains("iterator = library.iterator();", "z = iterator.hasNext();")
        .contains("object = iterator.next();")
        .doesNotContain("runnable.run");
  }

  @Test
  void whatNobodyCanExtendIsLeftOut() throws Exception {
    Harness harness =
        harness(
            """
            public class Library {
              public static abstract class Closed { abstract void secret(); public void open() {} }
              static class Hidden {}
              public void take(Closed c) {}
              public void hide(Hidden h) {}
            }
            """);
    assertThat(harness.notices())
        .containsExactly(
            "Library.hide(Library$Hidden) is not called: it takes Library$Hidden, which is not"
                + " public",
            "nothing makes a Library$Closed: null is passed for it");
  }
}
