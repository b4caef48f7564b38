package dev.photofinish.prove.reach;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The examples of chapter 3 as Java programs, and what Java has beyond them. */
class JavaProgramsTest {

  private static TypedProgram program(String body) throws Exception {
    return new TypedProgram(
        """
        public class T {
          T f;
          T g;
          static T s;
          public static void main(String[] a) {
        """
            + body.indent(4)
            + "}\n");
  }

  @Test
  void example31() throws Exception {
    try (TypedProgram program =
        program(
            """
              for (String each : a) {
                T v1 = new T(); // h1
                T v2 = new T(); // h2
                v1.f = v2;
              }
            }
            """)) {
      assertThat(program.created("main")).containsExactly("h1<1>", "h2<1>");
      assertThat(program.effects()).containsExactly("h1<1> |> h2<1>");
      assertThat(program.isDisjoint("h2", "h1")).isTrue();
    }
  }

  private static TypedProgram nested(String statement) throws Exception {
    return program(
        """
          for (String each : a) {
            T v1 = new T(); // h1
            for (String other : a) {
              T v2 = new T(); // h2
              STATEMENT;
            }
          }
        }
        """
            .replace("STATEMENT", statement));
  }

  @Test
  void example36WithA() throws Exception {
    try (TypedProgram program = nested("v1.f = v2")) {
      assertThat(program.created("main")).containsExactly("h1<1,0>", "h2<1,1>");
      assertThat(program.effects()).containsExactly("h1<1,0> |> h2<1,1>");
      assertThat(program.isDisjoint("h2", "h1")).isTrue();
    }
  }

  @Test
  void example36WithB() throws Exception {
    try (TypedProgram program = nested("v2.f = v1")) {
      assertThat(program.effects()).containsExactly("h2<1,1> |> h1<1,0>");
      assertThat(program.isDisjoint("h1", "h2")).isFalse();
    }
  }

  /** Figure 3.1: what the constructor makes is of the iteration in which it was called. */
  @Test
  void figure31() throws Exception {
    try (TypedProgram program =
        new TypedProgram(
            """
            public class T extends Thread {
              static T[] g;
              C f1;
              public static void main(String[] a) {
                T.g = new T[a.length]; // h1
                for (int i = 0; i < a.length; i++) {
                  T vt = new T(); // h2
                  T.g[i] = vt;
                  vt.start();
                }
              }
              public T() {
                this.f1 = new C(); // h3
              }
              public void run() {
                T vt = T.g[(int) System.nanoTime()];
                C ve = vt.f1;
                synchronized (vt) {
                  ve.f2 = 1;
                }
              }
            }
            class C {
              int f2;
            }
            """)) {
      assertThat(program.created("<init>")).containsExactly("h3<1>");
      assertThat(program.effects()).contains("h2<1> |> h3<1>");
      assertThat(program.isDisjoint("h3", "h2")).isTrue();
    }
  }

  /**
   * What a method returns is of the iteration that it was called in; not the call it was made in.
   */
  @Test
  void factories() throws Exception {
    try (TypedProgram program =
        program(
            """
              for (String each : a) {
                T v1 = new T(); // h1
                v1.f = make();
                v1.g = v1.f;
                T v3 = make();
                v3.f = new T(); // h3
              }
            }
            static T make() {
              return new T(); // h2
            }
            """)) {
      assertThat(program.effects()).contains("h1<1> |> h2<1>", "h2<1> |> h3<1>");
      assertThat(program.isDisjoint("h2", "h1")).isTrue();
      assertThat(program.isDisjoint("h3", "h2")).isFalse();
    }
  }

  /** Improves rule 3.14: what is read is of the iteration of the object that it is read from. */
  @Test
  void readsOfTheHeap() throws Exception {
    try (TypedProgram program =
        program(
            """
              for (String each : a) {
                T v1 = new T(); // h1
                v1.f = new T(); // h2
                T v2 = v1.f;
                v2.f = new T(); // h3
                T.s = v1;
              }
            }
            """)) {
      assertThat(program.effects()).contains("h1<1> |> h2<1>", "h2<1> |> h3<1>");
      assertThat(program.isDisjoint("h3", "h1")).isTrue();
    }
  }

  /** Of what comes from anywhere, nothing is known. */
  @Test
  void readsOfStaticFields() throws Exception {
    try (TypedProgram program =
        program(
            """
              for (String each : a) {
                T v1 = new T(); // h1
                v1.f = T.s;
                T.s = new T(); // h2
              }
            }
            """)) {
      assertThat(program.effects()).containsExactly("h1<T> |> h2<T>");
      assertThat(program.isDisjoint("h2", "h1")).isFalse();
    }
  }

  /** An object goes from one iteration to the next (definition 3.3). */
  @Test
  void loopback() throws Exception {
    try (TypedProgram program =
        program(
            """
              T last = null;
              for (String each : a) {
                T v1 = new T(); // h1
                v1.f = last;
                last = new T(); // h2
                v1.g = last;
              }
            }
            """)) {
      assertThat(program.isDisjoint("h2", "h1")).isFalse();
    }
  }

  /** A call of a method within itself is another iteration. */
  @Test
  void recursion() throws Exception {
    try (TypedProgram program =
        program(
            """
              nest(null, a.length);
            }
            static void nest(T given, int depth) {
              T owner = new T(); // h1
              T own = new T(); // h2
              owner.f = own;
              if (depth > 0) {
                owner.g = given;
                nest(own, depth - 1);
              }
            }
            """)) {
      assertThat(program.isDisjoint("h2", "h1")).isFalse();
    }
  }

  /** The same without what is passed on. */
  @Test
  void recursionWithoutAnObject() throws Exception {
    try (TypedProgram program =
        program(
            """
              nest(a.length);
            }
            static void nest(int depth) {
              T owner = new T(); // h1
              T own = new T(); // h2
              if (depth > 0) {
                nest(depth - 1);
              }
              owner.f = own;
              owner.g = own;
            }
            """)) {
      assertThat(program.isDisjoint("h2", "h1")).isTrue();
    }
  }

  /** What one statement makes at once is not told apart, nor are copies. */
  @Test
  void arraysOfArrays() throws Exception {
    try (TypedProgram program =
        program(
            """
              for (String each : a) {
                T[][] all = new T[2][2]; // h1
                T v2 = new T(); // h2
                all[0][0] = v2;
                all[1][0] = v2;
              }
            }
            """)) {
      assertThat(program.isDisjoint("h2", "h1")).isFalse();
    }
  }

  /** A container that is filled where it was made, also after it was gone through. */
  @Test
  void containers() throws Exception {
    try (TypedProgram program =
        program(
            """
              for (String each : a) {
                java.util.List<T> all = new java.util.ArrayList<>(); // h1
                T v2 = new T(); // h2
                all.add(v2);
                for (T one : all) {
                  T.s = one;
                }
                java.util.List<T> others = new java.util.ArrayList<>(); // h3
                others.subList(0, 0).add(v2);
              }
            }
            """)) {
      assertThat(program.isDisjoint("h2", "h1")).isTrue();
      assertThat(program.isDisjoint("h2", "h3")).isFalse();
    }
  }

  /** What library code copies from one container to another is not known. */
  @Test
  void copiedContents() throws Exception {
    try (TypedProgram program =
        program(
            """
              for (String each : a) {
                java.util.List<T> all = new java.util.ArrayList<>(); // h1
                all.add(new T()); // h2
                java.util.List<T> others = new java.util.ArrayList<>(); // h3
                others.addAll(all);
              }
            }
            """)) {
      assertThat(program.isDisjoint("h2", "h1")).isTrue();
      assertThat(program.isDisjoint("h2", "h3")).isFalse();
    }
  }
}
