package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.AnnotationModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.Program;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What annotations mean. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AnnotationMeaningsTest {

  private static final String SOURCE =
      """
      package p;
      @interface Base { String value() default ""; String[] names() default {};
          Thread.State state() default Thread.State.NEW; boolean flag() default true;
          Class<?> type() default Object.class; }
      @Base("x") @interface Built { }
      @Built @interface BuiltAgain { }
      @BuiltOfItself @interface BuiltOfItself { }
      class Sample {
        @Base int plain;
        @Base("one") int one;
        @Base(names = {"a", "one"}) int several;
        @Base(state = Thread.State.BLOCKED) int state;
        @Base(flag = false) int flag;
        @Base(type = String.class) int type;
        @BuiltAgain int built;
        @BuiltOfItself int circle;
      }
      """;

  @TempDir Path folder;

  private final Program program = Fixture.program(SOURCE);

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  private String meanings(String rules, String field) throws Exception {
    LibraryFacts facts = Fixture.models(folder, rules).in(program);
    return facts.meanings(annotation(field)).toString();
  }

  private AnnotationModel annotation(String field) {
    return program.find("p/Sample").fields().stream()
        .filter(candidate -> candidate.name().equals(field))
        .map(FieldModel::annotations)
        .findFirst()
        .orElseThrow()
        .get(0);
  }

  @Test
  void bySimpleOrFullName() throws Exception {
    assertThat(meanings("annotation Base : shared", "plain")).isEqualTo("[SHARED]");
    assertThat(meanings("annotation p.Base : shared", "plain")).isEqualTo("[SHARED]");
    assertThat(meanings("annotation q.Base : shared", "plain")).isEqualTo("[]");
  }

  @Test
  void theFullNameHidesTheSimpleOne() throws Exception {
    String rules = "annotation Base : shared\nannotation p.Base : nothing";
    assertThat(meanings(rules, "plain")).isEqualTo("[]");
  }

  @Test
  void conditions() throws Exception {
    String rules =
        """
        annotation Base : injected
        annotation Base(value=one, two) : shared
        annotation Base(names=one) : suppress
        annotation Base(state=BLOCKED) : confined
        annotation Base(flag=false) : testing
        annotation Base(type=java.lang.String) : functional
        """;
    assertThat(meanings(rules, "plain")).isEqualTo("[INJECTED]");
    assertThat(meanings(rules, "one")).isEqualTo("[SHARED]");
    assertThat(meanings(rules, "several")).isEqualTo("[SUPPRESS]");
    assertThat(meanings(rules, "state")).isEqualTo("[CONFINED]");
    assertThat(meanings(rules, "flag")).isEqualTo("[TESTING]");
    assertThat(meanings(rules, "type")).isEqualTo("[FUNCTIONAL]");
  }

  @Test
  void places() throws Exception {
    String rules = "annotation Base on class, method : shared\nannotation Base on field : testing";
    LibraryFacts facts = Fixture.models(folder, rules).in(program);
    AnnotationModel annotation = annotation("plain");
    assertThat(facts.meanings(annotation, Place.CLASS)).containsExactly(Meaning.SHARED);
    assertThat(facts.meanings(annotation, Place.FIELD)).containsExactly(Meaning.TESTING);
    assertThat(facts.meanings(annotation, Place.PARAMETER)).isEmpty();
    assertThat(facts.meanings(annotation)).isEqualTo(EnumSet.of(Meaning.SHARED, Meaning.TESTING));
  }

  @Test
  void anAnnotationMeansWhatItIsBuiltFrom() throws Exception {
    assertThat(meanings("annotation Base(value=x) : shared", "built")).isEqualTo("[SHARED]");
    assertThat(meanings("annotation Base : shared\nannotation Built : nothing", "built"))
        .isEqualTo("[]");
    assertThat(meanings("annotation Base : shared", "circle")).isEqualTo("[]");
  }

  @Test
  void theFilesOfTheUserWin() throws Exception {
    LibraryFacts facts = Fixture.models(folder, "annotation ThreadSafe : nothing").in(program);
    AnnotationModel annotation = new AnnotationModel("q/ThreadSafe", Map.of());
    assertThat(facts.meanings(annotation)).isEmpty();
    assertThat(Models.builtIn().in(program).meanings(annotation))
        .containsExactly(Meaning.THREAD_SAFE);
  }

  @Test
  void oneOfMany() throws Exception {
    LibraryFacts facts = Models.builtIn().in(program);
    AnnotationModel other = new AnnotationModel("q/Other", Map.of());
    AnnotationModel guarded = new AnnotationModel("q/GuardedBy", Map.of("value", "this"));
    assertThat(facts.has(List.of(other, guarded), Meaning.GUARDED_BY)).isTrue();
    assertThat(facts.has(List.of(other, guarded), Meaning.TESTING)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "javax/annotation/concurrent/ThreadSafe, '', THREAD_SAFE",
    "net/jcip/annotations/NotThreadSafe, '', NOT_THREAD_SAFE",
    "com/google/errorprone/annotations/Immutable, '', IMMUTABLE",
    "androidx/annotation/GuardedBy, this, GUARDED_BY",
    "androidx/annotation/UiThread, '', MAIN_THREAD",
    "android/support/annotation/WorkerThread, '', BACKGROUND_THREAD",
    "any/OnMount, '', MAIN_THREAD",
    "any/ThreadConfined, UI, CONFINED",
    "any/ReturnsOwnership, '', RETURNS_OWNED",
    "javax/annotation/PostConstruct, '', INITIALIZER",
    "jakarta/inject/Inject, '', INJECTED",
    "com/google/common/annotations/VisibleForTesting, '', TESTING",
    "any/SynchronizedCollection, '', SYNCHRONIZED_COLLECTION",
    "any/SuppressRace, why, SUPPRESS_WITH_REASON",
    "java/lang/SuppressWarnings, race, SUPPRESS",
    "java/lang/SuppressWarnings, unchecked, ''",
    "android/annotation/SuppressLint, THREAD_SAFETY_VIOLATION, SUPPRESS",
    "org/springframework/stereotype/Service, '', SHARED",
    "org/springframework/context/annotation/Scope, prototype, NOT_SHARED",
    "org/springframework/context/annotation/Scope, singleton, ''",
    "org/springframework/scheduling/annotation/Scheduled, '', CALLED_IN_BACKGROUND",
    "javax/ejb/Singleton, '', ''",
    "javax/inject/Singleton, '', SHARED",
    "jakarta/ejb/ConcurrencyManagement, BEAN, SHARED",
    "jakarta/ejb/ConcurrencyManagement, CONTAINER, ''",
    "java/lang/Deprecated, '', ''",
  })
  void theBuiltInOnes(String type, String value, String meaning) throws Exception {
    Map<String, Object> values = value.isEmpty() ? Map.of() : Map.of("value", value);
    AnnotationModel annotation = new AnnotationModel(type, values);
    assertThat(Models.builtIn().in(program).meanings(annotation))
        .isEqualTo(
            meaning.isEmpty()
                ? EnumSet.noneOf(Meaning.class)
                : EnumSet.of(Meaning.valueOf(meaning)));
  }

  @Test
  void checksThatAreSwitchedOff() throws Exception {
    LibraryFacts facts = Models.builtIn().in(program);
    assertThat(facts.meanings(new AnnotationModel("q/ThreadSafe", Map.of("enableChecks", false))))
        .containsExactly(Meaning.SUPPRESS);
    assertThat(facts.meanings(new AnnotationModel("q/ThreadSafe", Map.of("enableChecks", true))))
        .containsExactly(Meaning.THREAD_SAFE);
  }
}
