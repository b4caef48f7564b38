package dev.photofinish.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Records workloads of real programs, predicts races, and replays all of their schedules: how many
 * there are, which of them are known, and how many are seen.
 */
final class PredictRealBench {

  /**
   * What is run.
   *
   * @param artefact whose code it runs
   */
  private record Load(String name, List<String> arguments, Coordinates artefact) {}

  private static final Coordinates H2 = new Coordinates("com.h2database", "h2", "1.4.196");

  private static final List<Load> LOADS =
      List.of(
          new Load("PoolLoad", List.of(), new Coordinates("commons-pool", "commons-pool", "1.2")),
          new Load("Log4jLoad", List.of(), new Coordinates("log4j", "log4j", "1.2.15")),
          new Load(
              "LuceneLoad",
              List.of(),
              new Coordinates("org.apache.lucene", "lucene-core", "2.4.1")),
          new Load("H2Load", List.of("50"), H2),
          new Load("H2Clients", List.of(), H2));

  /** Seconds after which a replay counts as not confirmed. */
  private static final String LIMIT = "60";

  private static final int CONFIRMED = 1;
  private static final Pattern EVENTS = Pattern.compile("([0-9,]+) events were looked at");
  private static final Pattern STAGE = Pattern.compile("(?m)^ +([0-9]+) by ([a-z -]+)$");

  private final String classPath;
  private final Path classes;
  private final Path work;
  private final List<KnownRace> known;

  private PredictRealBench(String classPath, Path work, List<KnownRace> known) {
    this.classPath = classPath;
    this.classes = Path.of(classPath.split(File.pathSeparator, -1)[0]);
    this.work = work;
    this.known = known;
  }

  /** Takes the class path of the workloads, an empty folder, and the list of known races. */
  public static void main(String[] args) throws IOException {
    List<KnownRace> known = KnownRace.read(Path.of(args[2]));
    PredictRealBench bench = new PredictRealBench(args[0], Path.of(args[1]), known);
    MarkdownTable table =
        new MarkdownTable(
            "workload",
            "events",
            "recorded, predicted in seconds",
            "races",
            "found by",
            "known races among them",
            "longest schedule",
            "confirmed by replay");
    for (Load load : LOADS) {
      bench.measure(load, table);
    }
    System.out.println(table);
  }

  private void measure(Load load, MarkdownTable table) throws IOException {
    Path trace = work.resolve(load.name());
    List<String> program = new ArrayList<>(List.of("java", "-cp", classPath, load.name()));
    program.addAll(load.arguments());
    List<String> record = new ArrayList<>(command("record", "--trace", trace.toString(), "--"));
    record.addAll(program);
    System.err.println("record " + load.name());
    Timing recorded = TimedProcess.run(record).checked(0).timing();
    String jar = Jars.fetched().of(load.artefact()).toString();
    TimedProcess predicted =
        TimedProcess.run(command("predict", "--trace", trace.toString(), classes.toString(), jar))
            .checked(Commands.ANALYSED);
    String report = Files.readString(predicted.output());
    List<Path> schedules = schedules(trace.resolve("schedules"));
    table.add(
        List.of(
            load.artefact().artifact() + " " + load.artefact().version(),
            events(report),
            String.format(Locale.ROOT, "%.1f, %.1f", recorded.wall(), predicted.timing().wall()),
            Integer.toString(races(report)),
            stages(report),
            known(load, schedules),
            longest(schedules),
            confirmed(schedules) + " of " + races(report)));
  }

  private static List<String> command(String... words) {
    List<String> command = new ArrayList<>(List.of("./photofinish"));
    command.addAll(Arrays.asList(words));
    return command;
  }

  private static List<Path> schedules(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static String events(String report) {
    Matcher matcher = EVENTS.matcher(report);
    return matcher.find() ? matcher.group(1) : "?";
  }

  /** One whose schedule would be too long has none, and counts as well. */
  private static int races(String report) {
    return STAGE.matcher(report).results().mapToInt(r -> Integer.parseInt(r.group(1))).sum();
  }

  private static String stages(String report) {
    List<String> stages = new ArrayList<>();
    Matcher matcher = STAGE.matcher(report);
    while (matcher.find()) {
      stages.add(matcher.group(2) + " " + matcher.group(1));
    }
    return String.join(", ", stages);
  }

  /** The known races of the artefact whose memory a schedule names, of all of them. */
  private String known(Load load, List<Path> schedules) throws IOException {
    List<String> locations = new ArrayList<>();
    for (Path schedule : schedules) {
      locations.add(word(schedule, "race "));
    }
    List<KnownRace> all =
        known.stream().filter(race -> race.buggy().equals(load.artefact())).toList();
    List<String> found =
        all.stream()
            .filter(race -> race.fields().stream().anyMatch(f -> isIn(race, f, locations)))
            .map(KnownRace::id)
            .toList();
    return found.size() + " of " + all.size() + (found.isEmpty() ? "" : ": " + text(found));
  }

  private static String text(List<String> ids) {
    return String.join(", ", ids);
  }

  /** Elements and contents are named by the field that holds them. */
  private static boolean isIn(KnownRace race, String field, List<String> locations) {
    return locations.contains(race.className() + "." + field.replaceFirst("\\[].*", ""));
  }

  private static String word(Path schedule, String key) throws IOException {
    return Files.readAllLines(schedule).stream()
        .filter(line -> line.startsWith(key))
        .map(line -> line.substring(key.length()))
        .findFirst()
        .orElse("");
  }

  private static String longest(List<Path> schedules) throws IOException {
    long longest = 0;
    for (Path schedule : schedules) {
      long events =
          Files.readAllLines(schedule).stream()
              .filter(line -> !line.isEmpty() && Character.isDigit(line.charAt(0)))
              .count();
      longest = Math.max(longest, events);
    }
    return MarkdownTable.count(longest);
  }

  private static int confirmed(List<Path> schedules) throws IOException {
    int confirmed = 0;
    for (Path schedule : schedules) {
      System.err.println("replay " + schedule);
      List<String> command = new ArrayList<>(List.of("timeout", LIMIT));
      command.addAll(command("replay", "--schedule", schedule.toString()));
      confirmed += TimedProcess.run(command).exit() == CONFIRMED ? 1 : 0;
    }
    return confirmed;
  }
}
