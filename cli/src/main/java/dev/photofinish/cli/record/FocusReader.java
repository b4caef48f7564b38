package dev.photofinish.cli.record;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.photofinish.cli.error.BadUsage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads which fields the races in a JSON report are on, and which methods access them. */
final class FocusReader {

  /** What is of interest here; any part may be missing in a file that is something else. */
  private record Report(@Nullable Tool tool, @Nullable List<@Nullable Known> races) {}

  private record Tool(@Nullable String name) {}

  private record Known(@Nullable String location, @Nullable List<@Nullable Access> accesses) {}

  private record Access(
      @JsonProperty("class") @Nullable String className, @Nullable String method) {}

  private FocusReader() {}

  /**
   * The fields and methods, each after its class and a dot. What is known of a race on elements or
   * contents is the field that holds the array or container, and who uses it.
   */
  static Set<String> members(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return members(file, mapper().readValue(in, Report.class));
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

  private static Set<String> members(Path file, @Nullable Report report) {
    if (report == null || report.races() == null || !isOurs(report.tool())) {
      throw notOurs(file);
    }
    Set<String> members = new TreeSet<>();
    for (Known race : report.races()) {
      if (race == null || race.location() == null) {
        throw notOurs(file);
      }
      members.add(race.location());
      members.addAll(methods(race.accesses()));
    }
    if (members.isEmpty()) {
      throw new BadUsage("--focus " + file + ": has no races, so nothing would be recorded");
    }
    return members;
  }

  private static List<String> methods(@Nullable List<@Nullable Access> accesses) {
    return accesses == null
        ? List.of()
        : accesses.stream().flatMap(each -> method(each).stream()).toList();
  }

  /** A method without its arguments, whose types reports write as sources do. */
  private static Optional<String> method(@Nullable Access access) {
    if (access == null || access.className() == null || access.method() == null) {
      return Optional.empty();
    }
    String method = access.method();
    return Optional.of(access.className() + "." + method.substring(0, method.indexOf('(') + 1));
  }

  private static boolean isOurs(@Nullable Tool tool) {
    return tool != null && "photofinish".equals(tool.name());
  }

  private static BadUsage notOurs(Path file) {
    return new BadUsage(
        "--focus " + file + ": not a whole report of photofinish; write one with --format json");
  }
}
