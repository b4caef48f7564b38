package dev.photofinish.record.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is woven, by names. */
class ScopeTest {

  private static final Scope ASKED_FOR = new Scope(List.of("org", "java", "com"), List.of());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java/lang/Object",
        "javax/swing/AbstractAction",
        "com/sun/tools/javac/Main",
        "org/xml/sax/helpers/DefaultHandler",
        "org/w3c/dom/ls/LSException",
        "org/w3c/dom/html/HTMLElement",
        "org/ietf/jgss/GSSException",
        "org/jcp/xml/dsig/internal/dom/DOMUtils",
        "dev/photofinish/record/runtime/Hooks"
      })
  void thePlatformIsNeverWoven(String name) {
    assertThat(Scope.ALL.contains(name)).isFalse();
    assertThat(ASKED_FOR.contains(name)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "P",
        "sun",
        "javaagent/Main",
        "org/xml/Reader",
        "org/w3c/css/sac/Parser",
        "org/w3c/dom/svg/SVGElement",
        "org/xmlunit/Diff",
        "org/apache/xerces/dom/NodeImpl"
      })
  void whatOnlyLibrariesHaveIs(String name) {
    assertThat(Scope.ALL.contains(name)).isTrue();
  }
}
