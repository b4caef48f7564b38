package dev.photofinish.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Race;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a race's fingerprint does not depend on: where its lines are, and what made its classes. */
class FingerprintTest {

  private static final SourceCompiler COMPILER = SourceCompiler.standard();

  /** Accesses from methods, lambdas, and all kinds of nested classes; edits go to the comments. */
  private static final String SOURCE =
      """
      package com.acme;
      import java.io.Serializable;
      /* before the class */
      class Service {
        /* first member */
        private int count;
        private static int total;
        enum Mode { ON, OFF }
        void add(int n, String[] names) {
          /* in add */
          count += n;
        }
        int count() { return count; }
        Runnable lambda(int by, Object other) {
          /* in lambda */
          return () -> { /* inside the lambda */ total += by; };
        }
        Runnable nestedLambda(Runnable[] out, int by) {
          return () -> { out[0] = () -> count += by; };
        }
        Runnable serializableLambda(Object other) {
          return (Runnable & Serializable) () -> { /* inside the serializable lambda */ count++; };
        }
        Runnable initializer = () -> { total--; };
        /* before the anonymous class */
        Runnable anonymous(int by) {
          return new Runnable() {
            private int runs;
            @Override public void run() { count++; runs += by; }
          };
        }
        Runnable local(int by) {
          class Task implements Runnable {
            private int done;
            void copy(Task other) { done = other.done; }
            @Override public void run() { done += by; total--; }
          }
          return new Task();
        }
        class Inner {
          private int hits;
          void hit(Mode mode) {
            switch (mode) {
              case ON: hits++; break;
              default: total = count;
            }
          }
          Runnable later() { return () -> count = 0; }
        }
        int hits(Inner inner) { return inner.hits; }
        /* last member */
      }
      /* after the class */
      """;

  private static final Set<String> EXPECTED = fingerprints(SOURCE, COMPILER);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\n\n // moved\n",
        "static int unrelated(int a) { return a + 1; }",
        "final int unrelated = 1;",
        "Runnable unrelated() { return () -> System.out.println(); }",
        "Object unrelated() { return new Object() { int a() { return 1; } }; }",
        "Object unrelated() { class Task { } return new Task(); }"
      })
  void staysWhenUnrelatedMembersAreAdded(String added) {
    for (String place : Set.of("first member", "before the anonymous class", "last member")) {
      assertThat(fingerprints(edited(place, added), COMPILER)).as(place).isEqualTo(EXPECTED);
    }
  }

  @Test
  void staysWhenClassesAreAdded() {
    String added = "class Other { Runnable a = () -> { }; Object b = new Object() { }; }";
    for (String place : Set.of("before the class", "after the class")) {
      assertThat(fingerprints(edited(place, added), COMPILER)).as(place).isEqualTo(EXPECTED);
    }
  }

  @Test
  void staysWhenTheBodyAroundTheAccessChanges() {
    String lambdas = "Runnable a = () -> { }; Object b = new Object() { };";
    for (String place : Set.of("in add", "in lambda")) {
      assertThat(fingerprints(edited(place, lambdas), COMPILER)).as(place).isEqualTo(EXPECTED);
    }
  }

  @Test
  void staysWhenALambdaCapturesMore() {
    String capture = "other.hashCode();";
    for (String place : Set.of("inside the lambda", "inside the serializable lambda")) {
      assertThat(fingerprints(edited(place, capture), COMPILER)).as(place).isEqualTo(EXPECTED);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 11, 17})
  void staysAtAnotherRelease(int release) {
    SourceCompiler other = COMPILER.withRelease(release);
    assertThat(fingerprints(SOURCE, other)).isEqualTo(EXPECTED);
    assertThat(fingerprints(SOURCE, other.withOptions("-g:none"))).isEqualTo(EXPECTED);
    assertThat(fingerprints(SOURCE, other.withOptions("-parameters"))).isEqualTo(EXPECTED);
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 17, 25})
  void staysWithANewerCompiler(int release) {
    Jdk newer =
        JdkFinder.ofThisSystem()
            .atLeast(25)
            .orElseGet(() -> Assumptions.abort("needs a JDK 25 or newer"));
    SourceCompiler other = COMPILER.withJdk(newer).withRelease(release);
    assertThat(fingerprints(SOURCE, other)).isEqualTo(EXPECTED);
    assertThat(fingerprints(SOURCE, other.withOptions("-g:none"))).isEqualTo(EXPECTED);
  }

  /** Guards the tests above: they would pass if the engine saw nothing. */
  @Test
  void theSourceHasRacesOfEveryKind() {
    Set<String> methods =
        new ToyEngine()
            .run(COMPILER.compile(SourceFile.of("Service.java", SOURCE))).stream()
                .flatMap(race -> race.accesses().stream())
                .map(access -> access.site().method())
                .map(method -> method.className() + "." + method.name())
                .collect(Collectors.toCollection(TreeSet::new));
    assertThat(methods)
        .contains("com.acme.Service.add", "com.acme.Service.count", "com.acme.Service.hits")
        .contains("com.acme.Service$1.run", "com.acme.Service$1Task.run")
        .contains("com.acme.Service$1Task.copy", "com.acme.Service$Inner.hit")
        .anyMatch(name -> name.startsWith("com.acme.Service.lambda$lambda$"))
        .anyMatch(name -> name.startsWith("com.acme.Service.lambda$nestedLambda$"))
        .anyMatch(name -> name.matches("com.acme.Service.lambda.serializableLambda.\\w+\\$1"))
        .anyMatch(name -> name.startsWith("com.acme.Service.lambda$new$"))
        .anyMatch(name -> name.startsWith("com.acme.Service$Inner.lambda$later$"));
  }

  private static String edited(String place, String added) {
    String comment = "/* " + place + " */";
    assertThat(SOURCE).containsOnlyOnce(comment);
    return SOURCE.replace(comment, added);
  }

  private static Set<String> fingerprints(String source, SourceCompiler compiler) {
    CompiledSources compiled = compiler.compile(SourceFile.of("Service.java", source));
    return new ToyEngine()
        .run(compiled).stream()
            .map(Race::fingerprint)
            .map(Object::toString)
            .collect(Collectors.toCollection(TreeSet::new));
  }
}
