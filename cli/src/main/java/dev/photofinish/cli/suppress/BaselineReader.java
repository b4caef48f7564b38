package dev.photofinish.cli.suppress;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.photofinish.cli.error.BadUsage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the fingerprints in a JSON report, and skips the rest of it. */
final class BaselineReader {

  private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{32}");

  /** What is of interest here; any part may be missing in a file that is something else. */
  private record Report(@Nullable Tool tool, @Nullable List<@Nullable Known> races) {}

  private record Tool(@Nullable String name) {}

  private record Known(@Nullable String fingerprint) {}

  private BaselineReader() {}

  static Set<String> fingerprints(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return fingerprints(file, mapper().readValue(in, Report.class));
    } catch (JacksonException e) {
      throw notOurs(file);
    } catch (IOException e) {
      throw new BadUsage("--baseline " + file + ": cannot be read (" + e.getMessage() + ")");
    }
  }

  private static ObjectMapper mapper() {
    return new ObjectMapper()
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  }

  private static Set<String> fingerprints(Path file, @Nullable Report report) {
    if (report == null || report.races() == null || !isOurs(report.tool())) {
      throw notOurs(file);
    }
    Set<String> fingerprints = new HashSet<>();
    for (Known race : report.races()) {
      fingerprints.add(fingerprint(file, race));
    }
    return fingerprints;
  }

  private static String fingerprint(Path file, @Nullable Known race) {
    String text = race == null || race.fingerprint() == null ? "" : race.fingerprint();
    if (!FINGERPRINT.matcher(text).matches()) {
      throw notOurs(file);
    }
    return text;
  }

  private static boolean isOurs(@Nullable Tool tool) {
    return tool != null && "photofinish".equals(tool.name());
  }

  private static BadUsage notOurs(Path file) {
    return new BadUsage(
        "--baseline " + file + ": not a whole report of photofinish; write one with --format json");
  }
}
