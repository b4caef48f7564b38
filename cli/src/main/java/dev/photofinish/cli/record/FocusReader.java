package dev.photofinish.cli.record;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.photofinish.cli.error.BadUsage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads which fields the races in a JSON report are on. */
final class FocusReader {

  /** What is of interest here; any part may be missing in a file that is something else. */
  private record Report(@Nullable Tool tool, @Nullable List<@Nullable Known> races) {}

  private record Tool(@Nullable String name) {}

  private record Known(@Nullable String location) {}

  private FocusReader() {}

  /** The fields, each after its class and a dot. */
  static Set<String> fields(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return fields(file, mapper().readValue(in, Report.class));
    } catch (JacksonException e) {
      throw notOurs(file);
    } catch (IOException e) {
      throw new BadUsage("--focus " + file + ": cannot be read (" + e.getMessage() + ")");
    }
  }

  private static ObjectMapper mapper() {
    return new ObjectMapper()
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  }

  private static Set<String> fields(Path file, @Nullable Report report) {
    if (report == null || report.races() == null || !isOurs(report.tool())) {
      throw notOurs(file);
    }
    Set<String> fields = new TreeSet<>();
    for (Known race : report.races()) {
      if (race == null || race.location() == null) {
        throw notOurs(file);
      }
      fields.add(race.location());
    }
    if (fields.isEmpty()) {
      throw new BadUsage("--focus " + file + ": has no races, so nothing would be recorded");
    }
    return fields;
  }

  private static boolean isOurs(@Nullable Tool tool) {
    return tool != null && "photofinish".equals(tool.name());
  }

  private static BadUsage notOurs(Path file) {
    return new BadUsage(
        "--focus " + file + ": not a whole report of photofinish; write one with --format json");
  }
}
