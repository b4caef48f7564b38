package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects print as files write them. */
class EffectTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "reads this",
        "writes arg0",
        "moves this",
        "stores arg1 in this",
        "stores element of arg0 in result",
        "stores outcome of arg2 in this",
        "stores held by arg0 in result",
        "keeps arg0 in this",
        "returns new",
        "returns thread-safe new",
        "returns serial executor",
        "returns shared",
        "returns functional",
        "returns this",
        "returns arg3",
        "returns view of this",
        "returns element of arg0",
        "returns outcome of arg1",
        "returns element of outcome of arg1",
        "returns taken from this",
        "returns thread-safe view of arg0",
        "returns filled arg0",
        "returns entries of this",
        "returns entry of this",
        "returns held by this",
        "returns kept in this",
        "returns constants of arg0",
        "returns read lock of this",
        "returns write lock of this",
        "makes result parallel",
        "makes result sequential",
        "makes result like this",
        "acquires this",
        "acquires this for reading",
        "releases arg0",
        "releases this for reading",
        "releases this in any mode",
        "tries this",
        "tries this for reading",
        "holds arg0",
        "tests holding arg0",
        "starts optimistic read of this",
        "validates this",
        "runs arg0 here",
        "runs arg0 here with element of this",
        "runs arg0 here or in parallel with element of this",
        "runs arg0 elsewhere",
        "runs this elsewhere once",
        "runs arg0 elsewhere repeatedly with arg1",
        "runs element of arg0 elsewhere many times",
        "runs arg0 on main",
        "runs on main",
        "runs on background",
        "tests main",
        "waits for this",
        "waits for element of arg0",
        "follows this",
        "follows element of arg0",
        "signals this",
        "exchanges this",
        "calls this",
        "calls element of arg0",
        "calls kept in this",
        "assumes reflection",
        "assumes class-loading",
        "assumes native",
        "assumes serialization",
        "never returns",
      })
  void readAndPrinted(String text) throws Mistake {
    assertThat(EffectParser.parse(text)).hasToString(text);
  }

  @Test
  void forWritingIsWhatNoWordMeans() throws Mistake {
    assertThat(EffectParser.parse("acquires this for writing"))
        .isEqualTo(EffectParser.parse("acquires  this"));
  }
}
