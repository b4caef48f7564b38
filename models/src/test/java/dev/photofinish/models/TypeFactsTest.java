package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known of all objects of a type. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TypeFactsTest {

  private static final String SOURCE =
      """
      package p;
      @interface NotThreadSafe { }
      @interface ThreadSafe { }
      @interface Immutable { }
      @interface Shared { }
      @interface Own { }
      @interface OwnShared { }
      class Cache extends java.util.concurrent.ConcurrentHashMap<String, String> { }
      @NotThreadSafe class Careless extends Cache { }
      class MoreCareless extends Careless { }
      @ThreadSafe class Claims { }
      @Immutable class Fixed { }
      class BelowFixed extends Fixed { }
      @Shared class Bean { }
      class BelowBean extends Bean { }
      @Own @Shared class OwnBean { }
      @Shared @Own class BeanOfOwn { }
      """;

  @TempDir Path folder;

  private final Program program = Fixture.program(SOURCE);

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  private TypeFacts facts(String rules, String type) throws Exception {
    return Fixture.models(folder, rules).in(program).type(type);
  }

  @Test
  void propertiesAreInherited() throws Exception {
    assertThat(facts("", "p/Cache").isThreadSafe()).isTrue();
    assertThat(facts("", "p/Claims").isThreadSafe()).isFalse();
    assertThat(facts("type p.Cache : immutable", "p/Cache").isImmutable()).isTrue();
  }

  @Test
  void aNearerOneCancels() throws Exception {
    assertThat(facts("type p.Cache : not-thread-safe", "p/Cache").isThreadSafe()).isFalse();
    assertThat(facts("", "p/Careless").isThreadSafe()).isFalse();
    assertThat(facts("", "p/MoreCareless").isThreadSafe()).isFalse();
    assertThat(facts("type p.MoreCareless : thread-safe", "p/MoreCareless").isThreadSafe())
        .isTrue();
  }

  @Test
  void ofDifferentGroupsAllCount() throws Exception {
    TypeFacts facts = facts("type p.Cache : shared, serial, lock", "p/Cache");
    assertThat(facts.isThreadSafe()).isTrue();
    assertThat(facts.isShared()).isTrue();
    assertThat(facts.isSerial()).isTrue();
    assertThat(facts.isLock()).isTrue();
  }

  @Test
  void classesToBeAnalysedAreNotTrusted() throws Exception {
    assertThat(facts("", "p/Claims")).isEqualTo(TypeFacts.NONE);
  }

  @Test
  void immutableIsInherited() throws Exception {
    assertThat(facts("", "p/BelowFixed").isImmutable()).isTrue();
  }

  @Test
  void annotationsMakeSharedOnlyTheirOwnClass() throws Exception {
    String rules = "annotation Shared on class : shared";
    assertThat(facts(rules, "p/Bean").isShared()).isTrue();
    assertThat(facts(rules, "p/BelowBean").isShared()).isFalse();
  }

  @Test
  void anotherScopeCancelsInAnyOrder() throws Exception {
    String rules = "annotation Shared : shared\nannotation Own : not-shared";
    assertThat(facts(rules, "p/OwnBean").isShared()).isFalse();
    assertThat(facts(rules, "p/BeanOfOwn").isShared()).isFalse();
  }

  @Test
  void aRuleForTheTypeAndAScopeOnIt() throws Exception {
    String rules = "type p.OwnBean : shared\nannotation Own : not-shared";
    assertThat(facts(rules, "p/OwnBean").isShared()).isFalse();
  }

  @Test
  void libraryClassesAreTrusted() throws Exception {
    String rules = "annotation java.lang.FunctionalInterface : thread-safe";
    assertThat(facts(rules, "java/lang/Runnable").isThreadSafe()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "java/util/Vector, true",
    "java/util/Stack, true",
    "java/util/Hashtable, true",
    "java/util/Properties, true",
    "java/util/concurrent/ConcurrentHashMap, true",
    "java/util/concurrent/ConcurrentHashMap$KeySetView, true",
    "java/util/concurrent/ConcurrentLinkedQueue, true",
    "java/util/concurrent/ArrayBlockingQueue, true",
    "java/util/concurrent/CopyOnWriteArrayList, true",
    "java/util/concurrent/ScheduledThreadPoolExecutor, true",
    "java/util/concurrent/locks/ReentrantReadWriteLock$ReadLock, true",
    "java/util/concurrent/atomic/AtomicLong, true",
    "java/lang/StringBuffer, true",
    "java/lang/String, true",
    "java/util/Random, true",
    "java/security/SecureRandom, true",
    "java/time/LocalDate, true",
    "java/time/format/DateTimeFormatter, true",
    "java/time/format/DateTimeFormatterBuilder, false",
    "java/util/SplittableRandom, false",
    "java/util/ArrayList, false",
    "java/util/HashMap, false",
    "java/lang/StringBuilder, false",
    "java/text/SimpleDateFormat, false",
    "java/lang/Object, false",
    "[I, false",
  })
  void theJdk(String type, boolean isThreadSafe) throws Exception {
    assertThat(facts("", type).isThreadSafe()).isEqualTo(isThreadSafe);
  }
}
