package dev.photofinish.scan.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.scan.domain.FieldOrigin;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Summary;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoundTripTest {

  @Test
  void everythingThatASummaryCanHaveIsKept() throws Exception {
    Map<MethodKey, Summary> batch = Examples.batch();
    Map<MethodKey, Summary> read = Stored.read(Stored.write(batch));
    assertThat(read).isEqualTo(batch);
    assertThat(Exact.text(read.get(Examples.START))).isEqualTo(Exact.text(Examples.full()));
    assertThat(Exact.text(read.get(Examples.RUN))).isEqualTo(Exact.text(Summary.EMPTY));
  }

  @Test
  void noSummariesAreKeptToo() throws Exception {
    assertThat(Stored.read(Stored.write(Map.of()))).isEmpty();
  }

  /** The instanceof chains of the forms cannot be checked by the compiler. */
  @ParameterizedTest
  @MethodSource
  void theExamplesHaveEveryKind(Class<?> sealed, List<?> examples) {
    List<Class<?>> classes = examples.stream().<Class<?>>map(Object::getClass).toList();
    assertThat(classes).contains(sealed.getPermittedSubclasses());
  }

  static Stream<Object[]> theExamplesHaveEveryKind() {
    return Stream.of(
        new Object[] {Root.class, Examples.ROOTS},
        new Object[] {Step.class, Examples.STEPS},
        new Object[] {Lock.Name.class, Examples.LOCK_NAMES},
        new Object[] {FieldOrigin.Origin.class, Examples.ORIGINS});
  }

  @Test
  void fieldsThatAreEqualByNameKeepTheirDifferences() throws Exception {
    List<Path> paths = new ArrayList<>();
    for (Step.Nature nature : Step.Nature.values()) {
      for (boolean leadsOn : new boolean[] {true, false}) {
        Step field = new Step.Field("acme/Job", "f", nature, leadsOn);
        paths.add(Examples.path(Root.GLOBAL, field));
      }
    }
    List<Path> read = onlySummary(Examples.withAssigned(paths)).assigned();
    assertThat(Exact.text(read)).isEqualTo(Exact.text(paths));
  }

  @Test
  void thereIsStillOneElementAndOneGlobal() throws Exception {
    List<Path> paths = List.of(Examples.path(Root.GLOBAL, Step.ELEMENT));
    Path read = onlySummary(Examples.withAssigned(paths)).assigned().get(0);
    assertThat(read.root()).isSameAs(Root.GLOBAL);
    assertThat(read.last()).isSameAs(Step.ELEMENT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "\u0000", "é", "\uffff", "名前", "\ud83d\ude00", "\udc00\ud800"})
  void namesMayHaveAnyCharacters(String name) throws Exception {
    MethodKey method = new MethodKey(name, name + "x", "()V");
    assertThat(Stored.read(Stored.write(Map.of(method, Summary.EMPTY)))).containsOnlyKeys(method);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 127, 128, 16_383, 16_384, Integer.MAX_VALUE, -1, Integer.MIN_VALUE})
  void numbersMayBeAny(int number) throws Exception {
    Fork fork =
        new Fork(new Site(Examples.RUN, number, number), Examples.RUN, false, null, false, false);
    assertThat(onlySummary(Examples.withForks(List.of(fork))).forks()).containsExactly(fork);
  }

  @Test
  void theOrderOfMapsAndSetsDoesNotMatter() throws Exception {
    List<Fork> forks = List.of(Examples.FORK, Examples.OTHER_FORK);
    List<Fork> reversed = List.of(Examples.OTHER_FORK, Examples.FORK);
    assertThat(Stored.write(Map.of(Examples.RUN, Examples.after(new LinkedHashSet<>(forks)))))
        .isEqualTo(
            Stored.write(Map.of(Examples.RUN, Examples.after(new LinkedHashSet<>(reversed)))));

    List<MethodKey> methods = new ArrayList<>(Examples.batch().keySet());
    byte[] one = Stored.write(inOrder(methods));
    Collections.reverse(methods);
    assertThat(Stored.write(inOrder(methods))).isEqualTo(one);
  }

  @Test
  void whatIsSharedIsWrittenOnceAndSharedAgain() throws Exception {
    Map<MethodKey, Summary> twice =
        Map.of(Examples.RUN, Examples.full(), Examples.START, Examples.full());
    Map<MethodKey, Summary> once =
        Map.of(Examples.RUN, Examples.full(), Examples.START, Summary.EMPTY);
    assertThat(Stored.write(twice)).hasSizeLessThan(Stored.write(once).length);
    Map<MethodKey, Summary> read = Stored.read(Stored.write(twice));
    assertThat(read.get(Examples.RUN)).isSameAs(read.get(Examples.START));
  }

  @Test
  void batchesMayFollowEachOther() throws Exception {
    byte[] one = Stored.write(Examples.batch());
    byte[] both = new byte[2 * one.length];
    System.arraycopy(one, 0, both, 0, one.length);
    System.arraycopy(one, 0, both, one.length, one.length);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(both));
    assertThat(SummaryReader.read(in)).isEqualTo(Examples.batch());
    assertThat(SummaryReader.read(in)).isEqualTo(Examples.batch());
    assertThat(in.available()).isZero();
  }

  private static Map<MethodKey, Summary> inOrder(List<MethodKey> methods) {
    Map<MethodKey, Summary> batch = new LinkedHashMap<>();
    methods.forEach(
        method -> batch.put(method, Examples.batch().getOrDefault(method, Summary.EMPTY)));
    return batch;
  }

  private static Summary onlySummary(Summary summary) throws IOException {
    Map<MethodKey, Summary> read = Stored.read(Stored.write(Map.of(Examples.RUN, summary)));
    return read.getOrDefault(Examples.RUN, Summary.EMPTY);
  }
}
