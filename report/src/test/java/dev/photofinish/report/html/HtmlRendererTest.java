package dev.photofinish.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.photofinish.finding.Findings;
import dev.photofinish.report.Format;
import dev.photofinish.report.Rendered;
import dev.photofinish.report.Samples;
import java.io.IOException;
import java.io.StringReader;
import java.util.Collection;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class HtmlRendererTest {

  static Collection<Findings> samples() {
    return Samples.all().values();
  }

  /** The templates are written so that a page is XML too, which makes every open tag show. */
  @ParameterizedTest
  @MethodSource("samples")
  void tagsAreBalancedWhateverTheNames(Findings findings) {
    assertThatCode(() -> parse(render(findings))).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void needsNothingElse(Findings findings) throws IOException {
    assertThat(render(findings))
        .doesNotContain("http:", "https:", "src=", "<link", "@import", "url(");
  }

  @Test
  void namesCannotBringInMarkup() throws Exception {
    Document page = parse(render(Samples.named("strange")));

    assertThat(page.getElementsByTagName("script").getLength()).isEqualTo(1);
    assertThat(page.getElementsByTagName("b").getLength())
        .as("the count of a verdict")
        .isEqualTo(1);
    assertThat(page.getElementsByTagName("h2").item(0).getTextContent())
        .startsWith("com.acme.<script>alert('1')</script>&amp;$\\u202egnp");
  }

  @Test
  void aMethodThatRacesWithItselfIsShownOnce() throws Exception {
    assertThat(accesses("self")).isEqualTo(1);
    assertThat(accesses("container")).isEqualTo(2);
  }

  private static int accesses(String sample) throws Exception {
    Document page = parse(render(Samples.named(sample)));
    return page.getElementsByTagName("h3").getLength();
  }

  private static String render(Findings findings) throws IOException {
    return Rendered.as(Format.HTML, findings, Samples.options());
  }

  private static Document parse(String html) throws Exception {
    String contents = Rendered.withoutStyleAndScript(html).replace("<!DOCTYPE html>", "");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(contents)));
  }
}
