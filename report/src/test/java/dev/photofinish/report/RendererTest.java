package dev.photofinish.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every renderer does with its writer. */
class RendererTest {

  @ParameterizedTest
  @EnumSource
  void flushesAndLeavesTheWriterOpen(Format format) throws IOException {
    Watched out = new Watched();

    Renderers.of(format, Samples.options()).render(Samples.bank(), out);

    assertThat(out.flushed).isTrue();
    assertThat(out.closed).isFalse();
    assertThat(out.toString()).endsWith("\n").doesNotContain("\r");
  }

  @ParameterizedTest
  @EnumSource
  void tellsOfAWriterThatFails(Format format) {
    Renderer renderer = Renderers.of(format, Samples.options());

    assertThatThrownBy(() -> renderer.render(Samples.bank(), new Full()))
        .isInstanceOf(IOException.class)
        .hasMessage("disk full");
  }

  private static final class Watched extends StringWriter {
    private boolean flushed;
    private boolean closed;

    @Override
    public void flush() {
      flushed = true;
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  private static final class Full extends Writer {
    @Override
    public void write(char[] text, int start, int length) throws IOException {
      throw new IOException("disk full");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
