package dev.photofinish.cli.suppress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The annotations of our own module mean to {@code scan} what they say. */
class AnnotationsTest {

  @TempDir Path folder;

  private List<String> racesIn(String program) throws IOException {
    String imports = "package p;\nimport dev.photofinish.annotations.*;\n";
    return new ScannedProgram(folder).of(imports + program).locations();
  }

  @Test
  void threadSafeAsksForReports() throws IOException {
    assertThat(racesIn("class A { int f; void m() { f++; } }")).isEmpty();
    assertThat(racesIn("@ThreadSafe class A { int f; void m() { f++; } }"))
        .containsExactly("p.A.f");
    assertThat(racesIn("class A { int f; @ThreadSafe void m() { f++; } }"))
        .containsExactly("p.A.f");
  }

  @Test
  void notThreadSafeTakesItBack() throws IOException {
    assertThat(
            racesIn(
                """
                @ThreadSafe interface I { void m(); }
                class A implements I { int f; public void m() { f++; } }
                @NotThreadSafe class B implements I { int f; public void m() { f++; } }
                """))
        .containsExactly("p.A.f");
  }

  @Test
  void suppressRaceKeepsItsPlaceOut() throws IOException {
    assertThat(
            racesIn(
                """
                @ThreadSafe class A {
                  int reported;
                  @SuppressRace(reason = "of the field") int f;
                  int g;
                  static int made;
                  @SuppressRace(reason = "of the constructor") A() { made++; }
                  void f() { f++; reported++; }
                  @SuppressRace(reason = "of the method") void g() { g++; }
                }
                @ThreadSafe @SuppressRace(reason = "of the class") class B {
                  int f;
                  void m() { f++; }
                  @ThreadSafe static class Inner { int f; void m() { f++; } }
                }
                @ThreadSafe class C {
                  static int made;
                  C() { made++; }
                }
                """))
        .containsExactly("p.A.reported", "p.C.made");
  }

  @Test
  void guardedByIsChecked() throws IOException {
    assertThat(
            racesIn(
                """
                class A {
                  final Object lock = new Object();
                  @GuardedBy("lock") int f;
                  @GuardedBy("lock") int g;
                  void f() { synchronized (lock) { f++; } }
                  void g() { synchronized (this) { g++; } }
                }
                """))
        .containsExactly("p.A.g");
  }

  @Test
  void threadConfinedIsBelieved() throws IOException {
    assertThat(
            racesIn(
                """
                @ThreadSafe class A {
                  @ThreadConfined("main") int f;
                  int g;
                  int h;
                  void f() { f++; }
                  @ThreadConfined("main") void g() { g++; }
                  void h() { h++; }
                }
                """))
        .containsExactly("p.A.h");
  }

  @Test
  void returnsOwnershipIsBelieved() throws IOException {
    assertThat(
            racesIn(
                """
                class Buffer { int used; int marked; }
                class Pool {
                  final Buffer spare = new Buffer();
                  @ReturnsOwnership Buffer take() { return spare; }
                  Buffer spare() { return spare; }
                }
                @ThreadSafe class A {
                  final Pool pool = new Pool();
                  void use() { pool.take().used = 1; }
                  void mark() { pool.spare().marked = 1; }
                }
                """))
        .containsExactly("p.Buffer.marked");
  }

  @Test
  void functionalResultsMayBeStoredTwice() throws IOException {
    assertThat(
            racesIn(
                """
                interface Texts {
                  @Functional String title();
                  String greeting();
                }
                @ThreadSafe class A {
                  final Texts texts;
                  String title;
                  String greeting;
                  A(Texts texts) { this.texts = texts; }
                  void title() { title = texts.title(); }
                  void greeting() { greeting = texts.greeting(); }
                }
                """))
        .containsExactly("p.A.greeting");
  }

  @Test
  void immutableObjectsHaveTheirOwnAffairs() throws IOException {
    assertThat(
            racesIn(
                """
                @Immutable class Money { int hash; void hash() { hash = 31; } }
                class Cents { int hash; void hash() { hash = 31; } }
                @ThreadSafe class A {
                  final Money money = new Money();
                  final Cents cents = new Cents();
                  void money() { money.hash(); }
                  void cents() { cents.hash(); }
                }
                """))
        .containsExactly("p.Cents.hash");
  }
}
