package dev.photofinish.cli.input.maven;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/** Reads the one setting that matters here from Maven's settings file. */
final class MavenSettings {

  private static final Pattern VARIABLE = Pattern.compile("\\$\\{(env\\.)?([^}]+)}");

  private MavenSettings() {}

  /** The local repository that the file names; a file that is missing or broken names none. */
  static Optional<String> localRepository(Path file, Map<String, String> variables, Path home) {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (InputStream in = Files.newInputStream(file)) {
      return localRepository(in)
          .map(value -> interpolate(value, variables, home))
          .filter(value -> !value.isBlank());
    } catch (IOException | XMLStreamException e) {
      return Optional.empty();
    }
  }

  private static Optional<String> localRepository(InputStream in) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    XMLStreamReader reader = factory.createXMLStreamReader(in);
    while (reader.hasNext()) {
      if (reader.next() == XMLStreamReader.START_ELEMENT
          && reader.getLocalName().equals("localRepository")) {
        return Optional.of(reader.getElementText().strip());
      }
    }
    return Optional.empty();
  }

  private static String interpolate(String text, Map<String, String> variables, Path home) {
    return VARIABLE
        .matcher(text)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(value(match.group(1), match.group(2), variables, home)));
  }

  private static String value(
      @Nullable String env, String name, Map<String, String> variables, Path home) {
    if (env != null) {
      return variables.getOrDefault(name, "");
    }
    return name.equals("user.home") ? home.toString() : System.getProperty(name, "");
  }
}
