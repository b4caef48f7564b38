package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Which rule holds for a call. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LookupTest {

  private static final String SOURCE =
      """
      package p;
      interface Top { void m(); default void n(Object o) { } }
      interface Left extends Top { }
      interface Right extends Top { void m(); }
      class Base implements Top { public void m() { } void own(int i, Object o) { } }
      class Below extends Base implements Left { }
      class Both implements Top, Right { public void m() { } }
      class Alone { Object make(Object... o) { return o; } void make(int i) { } }
      class Lists extends java.util.ArrayList<String> { }
      """;

  @TempDir Path folder;

  private final Program program = Fixture.program(SOURCE);

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  private String facts(String rules, String method) throws Exception {
    return facts(program, rules, method);
  }

  private String facts(Program where, String rules, String method) throws Exception {
    return Fixture.models(folder, rules).in(where).of(Fixture.ref(method)).toString();
  }

  @Test
  void theClassItself() throws Exception {
    assertThat(facts("type p.Base\n  m : reads this", "p.Base.m()V")).isEqualTo("reads this");
  }

  @Test
  void aSuperClassBeforeAnInterface() throws Exception {
    String rules = "type p.Left\n  m : reads this\ntype p.Base\n  m : writes this";
    assertThat(facts(rules, "p.Below.m()V")).isEqualTo("writes this");
  }

  @Test
  void anInterfaceBeforeTheOneItExtendsWhateverTheOrder() throws Exception {
    String rules = "type p.Top\n  m : reads this\ntype p.Right\n  m : writes this";
    assertThat(facts(rules, "p.Both.m()V")).isEqualTo("writes this");
  }

  @Test
  void objectIsTheLast() throws Exception {
    String rules = "type java.lang.Object\n  m : reads this\ntype p.Top\n  m : writes this";
    assertThat(facts(rules, "p.Below.m()V")).isEqualTo("writes this");
    assertThat(facts(rules, "p.Alone.m()V")).isEqualTo("reads this");
  }

  @Test
  void nothingHidesWhatIsAbove() throws Exception {
    String rules = "type p.Top\n  m : reads this\ntype p.Below\n  m : nothing";
    assertThat(facts(rules, "p.Below.m()V")).isEqualTo("nothing");
    assertThat(facts(rules, "p.Base.m()V")).isEqualTo("reads this");
  }

  @Test
  void aRuleForHowItIsCalledHidesNothing() throws Exception {
    String rules = "type p.Top\n  m : reads this\ntype p.Below\n  m : called on main";
    assertThat(facts(rules, "p.Below.m()V")).isEqualTo("reads this");
  }

  @Test
  void nothingIsKnown() throws Exception {
    assertThat(facts("", "p.Below.m()V")).isEqualTo("unknown");
    assertThat(facts("type p.Below\n  other : reads this", "p.Below.m()V")).isEqualTo("unknown");
  }

  @Test
  void typesBeforeNamesBeforeLongStarsBeforeShortOnes() throws Exception {
    String rules =
        """
        type p.Base
          own : reads this
          own(int, Object) : writes this
          ow* : moves this
          * : nothing
        """;
    assertThat(facts(rules, "p.Base.own(ILjava/lang/Object;)V")).isEqualTo("writes this");
    assertThat(facts(rules, "p.Base.own(I)V")).isEqualTo("reads this");
    assertThat(facts(rules, "p.Base.owner()V")).isEqualTo("moves this");
    assertThat(facts(rules, "p.Base.m()V")).isEqualTo("nothing");
  }

  @Test
  void aStarDoesNotStandForWhatNobodyCanOverride() throws Exception {
    String rules = "type p.Base\n  * : reads this\n  ge* : writes this";
    assertThat(facts(rules, "p.Base.getClass()Ljava/lang/Class;")).isEqualTo("nothing");
    assertThat(facts(rules, "p.Base.wait()V")).isEqualTo("waits for this");
    assertThat(facts(rules, "p.Base.notifyAll()V")).isEqualTo("signals this");
  }

  @Test
  void typesOfParametersWithAndWithoutTheirPackage() throws Exception {
    String rules =
        """
        type p.Alone
          make(java.lang.Object[]) : reads this
          make(Entry) : writes this
          make(int) : moves this
        """;
    assertThat(facts(rules, "p.Alone.make([Ljava/lang/Object;)V")).isEqualTo("reads this");
    assertThat(facts(rules, "p.Alone.make(Ljava/util/Map$Entry;)V")).isEqualTo("writes this");
    assertThat(facts(rules, "p.Alone.make(Lq/Entry;)V")).isEqualTo("writes this");
    assertThat(facts(rules, "p.Alone.make(I)V")).isEqualTo("moves this");
    assertThat(facts(rules, "p.Alone.make(Lq/NoEntry;)V")).isEqualTo("unknown");
  }

  @Test
  void whatAnOverloadLacksIsLeftOut() throws Exception {
    String rules =
        "type p.Alone\n  make : reads this, stores arg1 in this, stores arg0 in result, returns new";
    assertThat(facts(rules, "p.Alone.make(I)V")).isEqualTo("reads this");
    assertThat(facts(rules, "p.Alone.make(Lq/Q;I)Lq/Q;"))
        .isEqualTo("reads this, stores arg0 in result, returns new");
    assertThat(facts(rules, "p.Alone.make([IJ)J")).isEqualTo("reads this");
  }

  @Test
  void everyArgument() throws Exception {
    String rules = "type p.Alone\n  make : stores args in this";
    assertThat(facts(rules, "p.Alone.make(Lq/Q;I[I)V"))
        .isEqualTo("stores arg0 in this, stores arg2 in this");
    String typed = "type p.Alone\n  make(Q, int) : stores args in this";
    assertThat(facts(typed, "p.Alone.make(Lq/Q;I)V")).isEqualTo("stores arg0 in this");
  }

  @Test
  void aLineGoesOnAfterAComma() throws Exception {
    String rules =
        """
        type p.Alone, # and
            p.Base
          m : reads this,
            # more
              writes this

          own : nothing
        """;
    assertThat(facts(rules, "p.Base.m()V")).isEqualTo("reads this, writes this");
    assertThat(facts(rules, "p.Alone.m()V")).isEqualTo("reads this, writes this");
    assertThat(facts(rules, "p.Base.own()V")).isEqualTo("nothing");
  }

  @Test
  void constructorsAreNotInherited() throws Exception {
    String rules = "type p.Base\n  new : stores arg0 in this\n  * : nothing";
    assertThat(facts(rules, "p.Base.<init>(Lq/Q;)V")).isEqualTo("stores arg0 in this");
    assertThat(facts(rules, "p.Below.<init>(Lq/Q;)V")).isEqualTo("unknown");
    assertThat(facts("type p.Base\n  * : nothing", "p.Base.<init>()V")).isEqualTo("unknown");
  }

  @Test
  void theFilesOfTheUserWin() throws Exception {
    assertThat(facts("", "p.Lists.add(Ljava/lang/Object;)Z"))
        .isEqualTo("writes this, stores arg0 in this");
    String rules = "type java.util.Collection\n  add : nothing";
    assertThat(facts(rules, "p.Lists.add(Ljava/lang/Object;)Z")).isEqualTo("nothing");
    assertThat(facts(rules, "p.Lists.add(ILjava/lang/Object;)V"))
        .isEqualTo("writes this, stores arg1 in this");
    assertThat(facts(rules, "p.Lists.size()I")).isEqualTo("reads this");
  }

  @Test
  void aVagueRuleOfTheUserWinsOverAnExactBuiltInOne() throws Exception {
    String rules = "type java.util.List\n  * : nothing";
    assertThat(facts(rules, "p.Lists.add(ILjava/lang/Object;)V")).isEqualTo("nothing");
  }

  @Test
  void theLastFileWins() throws Exception {
    Models one = Fixture.models(folder, "type p.Base\n  m : reads this");
    Models two = one.with(Fixture.file(folder, "type p.Base\n  m : writes this"));
    var method = Fixture.ref("p.Base.m()V");
    assertThat(one.in(program).of(method)).hasToString("reads this");
    assertThat(two.in(program).of(method)).hasToString("writes this");
  }

  @Test
  void starsStandForTheBeginningOrTheEndOfNames() throws Exception {
    String rules =
        """
        type *low
          m : reads this
        type p.Al*
          m : writes this
        type p.Both
          m : moves this
        type *oth
          m : nothing
          k : reads this
        """;
    assertThat(facts(rules, "p.Below.m()V")).isEqualTo("reads this");
    assertThat(facts(rules, "p.Alone.m()V")).isEqualTo("writes this");
    assertThat(facts(rules, "p.Both.m()V")).isEqualTo("moves this");
    assertThat(facts(rules, "p.Both.k()V")).isEqualTo("reads this");
    assertThat(facts(rules, "p.Base.m()V")).isEqualTo("unknown");
  }

  @Test
  void arraysAreObjects() throws Exception {
    assertThat(facts("", "[I.clone()Ljava/lang/Object;"))
        .isEqualTo(
            "reads this, returns new, stores element of this in result, keeps kept in this in result");
  }

  @Test
  void aMissingClassHasTheRulesOfItsName() throws Exception {
    String rules = "type q.Gone\n  m : reads this";
    assertThat(facts(rules, "q.Gone.m()V")).isEqualTo("reads this");
    assertThat(facts(rules, "q.GoneToo.m()V")).isEqualTo("unknown");
  }

  @Test
  void belowAMissingClassItsRulesHold() throws Exception {
    String rules = "type p.Base\n  m : reads this\ntype p.Top\n  m : writes this";
    try (Program incomplete = Fixture.programWithout(List.of("p/Base", "p/Top"), SOURCE)) {
      assertThat(facts(incomplete, rules, "p.Below.m()V")).isEqualTo("reads this");
      assertThat(facts(incomplete, rules, "p.Both.m()V")).isEqualTo("writes this");
    }
  }

  @Test
  void filesSayWhatAMissingClassExtends() throws Exception {
    String rules = "type p.Base extends q.More, p.Top\ntype p.Top\n  m : writes this";
    try (Program incomplete = Fixture.programWithout(List.of("p/Base", "p/Left"), SOURCE)) {
      assertThat(facts(incomplete, rules, "p.Below.m()V")).isEqualTo("writes this");
    }
    String wrong = "type p.Alone extends p.Top\ntype p.Top\n  m : writes this";
    assertThat(facts(wrong, "p.Alone.m()V")).isEqualTo("unknown");
  }

  @Test
  void circlesEnd() throws Exception {
    String rules = "type q.A extends q.B\ntype q.B extends q.A\n  m : reads this";
    assertThat(facts(rules, "q.A.m()V")).isEqualTo("reads this");
  }

  @Test
  void answersAreRemembered() throws Exception {
    LibraryFacts facts = Models.builtIn().in(program);
    var method = Fixture.ref("p.Lists.add(Ljava/lang/Object;)Z");
    assertThat(facts.of(method)).isSameAs(facts.of(method));
    assertThat(facts.of(Fixture.ref("p.Lists.nothing()V"))).isSameAs(MethodFacts.NONE);
  }
}
