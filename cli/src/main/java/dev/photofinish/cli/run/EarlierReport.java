package dev.photofinish.cli.run;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The races of a JSON report of another engine, which climb the ladder if they are found again. */
final class EarlierReport {

  private final Path file;
  private final Map<String, Race> races = new LinkedHashMap<>();
  private int unreadable;

  private EarlierReport(Path file) {
    this.file = file;
  }

  static EarlierReport read(Path file) {
    EarlierReport report = new EarlierReport(file);
    try (InputStream in = Files.newInputStream(file)) {
      report.add(new ObjectMapper().readTree(in));
    } catch (JacksonException | IllegalArgumentException e) {
      throw report.notOurs();
    } catch (IOException e) {
      throw new BadUsage("--report " + file + ": cannot be read (" + e.getMessage() + ")");
    }
    return report;
  }

  private void add(JsonNode root) {
    boolean isOurs = root.path("tool").path("name").asText().equals("photofinish");
    if (!isOurs || !root.path("races").isArray()) {
      throw notOurs();
    }
    for (JsonNode node : root.path("races")) {
      Optional<Race> race = RaceReader.read(node);
      race.ifPresent(known -> races.putIfAbsent(known.fingerprint().hex(), known));
      unreadable += race.isEmpty() ? 1 : 0;
    }
  }

  private BadUsage notOurs() {
    return new BadUsage(
        "--report " + file + ": not a whole report of photofinish; write one with --format json");
  }

  /** What is in it but cannot be told again. */
  Optional<Problem> problem() {
    return unreadable == 0
        ? Optional.empty()
        : Optional.of(
            new Problem(
                file.toString(), unreadable + " of its races cannot be told again from it", false));
  }

  /** The races of both; one that both have is told once, with the word of both. */
  List<Race> with(List<Race> found) {
    List<Race> all = new ArrayList<>();
    Set<String> both = new HashSet<>();
    for (Race race : found) {
      String fingerprint = race.fingerprint().hex();
      Race known = races.get(fingerprint);
      all.add(known == null ? race : race.with(known.best()));
      both.add(fingerprint);
    }
    races.forEach(
        (fingerprint, race) -> {
          if (!both.contains(fingerprint)) {
            all.add(race);
          }
        });
    return all;
  }
}
