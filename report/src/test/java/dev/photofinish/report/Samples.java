package dev.photofinish.report;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.AccessPath;
import dev.photofinish.finding.Assumption;
import dev.photofinish.finding.Engine;
import dev.photofinish.finding.Evidence;
import dev.photofinish.finding.Findings;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.ProvedFree;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.Reason;
import dev.photofinish.finding.Stats;
import dev.photofinish.finding.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Findings that tests render, each by the name of its golden files. */
public final class Samples {

  private static final String BANK = "com/acme/Bank.java";
  private static final String ACCOUNT = "com.acme.Bank$Account";

  private Samples() {}

  /** All samples. */
  public static Map<String, Findings> all() {
    Map<String, Findings> all =
        new TreeMap<>(
            Map.of(
                "bank", bank(),
                "self", self(),
                "container", container(),
                "allocation", allocation(),
                "strange", strange(),
                "no-lines", noLines(),
                "empty", empty(),
                "incomplete", incomplete(),
                "proved", proved(),
                "ladder", ladder()));
    all.put("confirmed", ConfirmedSample.findings());
    return all;
  }

  /** One sample. */
  public static Findings named(String name) {
    return Objects.requireNonNull(all().get(name), name);
  }

  /** Options that find the samples' sources. */
  public static RenderOptions options() {
    Path folder = Path.of(System.getProperty("basedir", "")).resolve("src/test/resources");
    return RenderOptions.plain()
        .withSources(SourceLookup.under(folder, List.of(Path.of("sources"))));
  }

  /** The example of the contract, with a reader besides. */
  public static Findings bank() {
    return scan(
        race(
            field(ACCOUNT, "balance"),
            path("this", "accounts", "[]", "balance"),
            deposit(),
            withdraw(),
            "Hold this.lock in Bank$Account.deposit(long) too.",
            new Evidence(
                Verdict.STRONG,
                Engine.SCAN,
                List.of(
                    "com.acme.Bank is public, and its public methods may be called by any thread.",
                    "Bank$Account.deposit(long) writes without the lock that"
                        + " Bank$Account.withdraw(long) holds."))),
        race(
            field(ACCOUNT, "balance"),
            path("this", "accounts", "[]", "balance"),
            deposit(),
            access(
                AccessKind.READ,
                "background",
                List.of(),
                frame("com.acme.Bank", "lambda$total$0", BANK, 42, ACCOUNT),
                frame(ACCOUNT, "balance", BANK, 28)),
            null,
            new Evidence(
                Verdict.LIKELY, Engine.SCAN, List.of("A parallel stream runs the lambda."))));
  }

  private static Access deposit() {
    return access(
        AccessKind.WRITE,
        "any",
        List.of(),
        frame("com.acme.Bank", "deposit", BANK, 35, "int", "long"),
        frame(ACCOUNT, "deposit", BANK, 18, "long"));
  }

  private static Access withdraw() {
    return access(
        AccessKind.WRITE,
        "any",
        List.of("this.lock"),
        frame("com.acme.Bank", "withdraw", BANK, 39, "int", "long"),
        frame(ACCOUNT, "withdraw", BANK, 23, "long"));
  }

  static Findings self() {
    Access hit =
        access(
            AccessKind.WRITE,
            "any",
            List.of(),
            frame("com.acme.Counter", "hit", "com/acme/Counter.java", 7));
    return scan(
        new Race(
            field("com.acme.Counter", "hits"),
            Optional.of(path("this", "hits")),
            hit,
            hit,
            Optional.of(
                "Two threads can change it at the same time: one of the changes can be lost."),
            Optional.of("Make com.acme.Counter.hits an AtomicInteger."),
            List.of(
                new Evidence(
                    Verdict.STRONG, Engine.SCAN, List.of("com.acme.Counter is @ThreadSafe.")))));
  }

  static Findings container() {
    return scan(
        race(
            new Location.OfContents(new Location.OfField("com.acme.Cache", "entries")),
            path("this", "entries", "[]"),
            access(
                AccessKind.WRITE,
                "main:T1",
                List.of("com.acme.Cache.class", "this"),
                frame("com.acme.Cache", "put", "com/acme/Cache.java", 12, "java.lang.String")),
            access(
                AccessKind.READ,
                "main",
                List.of(),
                frame("com.acme.App", "<clinit>", "com/acme/App.java", 4),
                frame("com.acme.App", "<init>", "com/acme/App.java", 9, "com.acme.Cache"),
                frame("com.acme.Cache", "get", "com/acme/Cache.java", 16, "java.lang.String")),
            "Make com.acme.Cache.entries a ConcurrentHashMap.",
            new Evidence(
                Verdict.LIKELY,
                Engine.SCAN,
                List.of("java.util.HashMap is not safe for use by two threads."))));
  }

  static Findings allocation() {
    MethodName load = new MethodName("com.acme.Loader", "load", List.of("int"));
    Access write =
        access(
            AccessKind.WRITE,
            "background",
            List.of(),
            frame("com.acme.Loader", "load", "com/acme/Loader.java", 33, "int"),
            frame("com.acme.Loader", "lambda$load$1", "com/acme/Loader.java", 34, "int[]"));
    return scan(
        race(
            new Location.OfAllocation(load, 31),
            null,
            write,
            write,
            null,
            new Evidence(Verdict.LIKELY, Engine.SCAN, List.of("Each task gets the same array."))));
  }

  /** Class files may hold any name; a report must not be led astray by one. */
  static Findings strange() {
    String type = "com.acme.<script>alert('1')</script>&amp;$\u202egnp.\u00c4\u4e2d\ud83d\ude80";
    String file = "com/acme/we ird,100%: \"q\"<b>\u00e4.kt";
    Access write =
        access(
            AccessKind.WRITE,
            "T\u001b[31m1\n::error::x",
            List.of("this.`lock \"a\"`", "</td>"),
            frame(type, "a b-c\r\nd", file, 3, "java.util.Map<K,V>[]"));
    return scan(
        race(
            field(type, "f'\"<>&\u0000"),
            path("x\ty", "f'\"<>&\u0000"),
            write,
            write,
            "Use ${other} names, 100% \\plain ones.",
            new Evidence(
                Verdict.CONFIRMED,
                Engine.REPLAY,
                List.of("a\nb ]]> --> */ `x`"),
                Optional.of("out dir/s<1>.json"),
                Optional.of(ConfirmedSample.strange(type)))));
  }

  static Findings noLines() {
    return scan(
        race(
            field("com.acme.Old", "state"),
            null,
            access(
                AccessKind.WRITE,
                "any",
                List.of(),
                frameWithoutLine("com.acme.Old", "reset", "", 3),
                frameWithoutLine("com.acme.Old", "set", "", 17)),
            access(
                AccessKind.READ,
                "any",
                List.of(),
                frameWithoutLine("org.other.Old", "get", "org/other/Old.java", 1)),
            null,
            new Evidence(Verdict.LIKELY, Engine.SCAN, List.of())));
  }

  static Findings empty() {
    return scan();
  }

  static Findings incomplete() {
    return new Findings(
        "0.1.0",
        "scan",
        List.of(),
        ProvedFree.NONE,
        List.of(
            new Assumption("missing-class", "org.slf4j.Logger", "", 0, "It has no side effects."),
            new Assumption("native", "", "", 0, "Native methods start no threads.")),
        List.of(
            new Problem(
                "lib/broken.jar!/com/acme/Bad.class",
                "the constant pool ends early, at byte 117 of 120, so that none of its methods"
                    + " could be read",
                true),
            new Problem("app.jar", "it holds com.acme.Twice twice; the first one is used", false)),
        new Stats(1, 1, 12));
  }

  static Findings proved() {
    return new Findings(
        "0.1.0",
        "prove",
        List.of(
            race(
                field("com.acme.Counter", "hits"),
                null,
                access(
                    AccessKind.WRITE,
                    "main:T1",
                    List.of("[Counter@App.main:5]"),
                    frame("com.acme.App", "main", "com/acme/App.java", 6, "java.lang.String[]"),
                    frame("com.acme.Counter", "hit", "com/acme/Counter.java", 7)),
                access(
                    AccessKind.READ,
                    "main",
                    List.of(),
                    frame("com.acme.App", "main", "com/acme/App.java", 8, "java.lang.String[]")),
                null,
                new Evidence(
                    Verdict.POSSIBLE,
                    Engine.PROVE,
                    List.of("The thread is started at App.java:5 and never joined.")))),
        new ProvedFree(Map.of(Reason.ALIASING, 1200L, Reason.LOCK, 34L)),
        List.of(
            new Assumption(
                "reflection",
                "com.acme.Plugins",
                "load(String)",
                41,
                "Class.forName loads only classes that are in the input.")),
        List.of(),
        new Stats(120, 845, 3456));
  }

  /** One race that several engines speak of, and one that was ruled out. */
  static Findings ladder() {
    Access hit =
        access(
            AccessKind.WRITE,
            "pool-1-thread-1",
            List.of(),
            frame("com.acme.Counter", "hit", "com/acme/Counter.java", 7));
    Access again =
        access(
            AccessKind.WRITE,
            "pool-1-thread-2",
            List.of(),
            frame("com.acme.Counter", "hit", "com/acme/Counter.java", 7));
    Race climbed =
        race(
                field("com.acme.Counter", "hits"),
                path("this", "hits"),
                hit,
                again,
                null,
                new Evidence(Verdict.LIKELY, Engine.SCAN, List.of("It is @ThreadSafe.")))
            .with(
                new Evidence(
                    Verdict.PREDICTED,
                    Engine.PREDICT,
                    List.of("No lock or join orders the two in the recorded run."),
                    Optional.of("out/schedule-1.json")));
    Race free =
        race(
            field("com.acme.Counter", "name"),
            path("this", "name"),
            hit,
            again,
            null,
            new Evidence(
                Verdict.PROVED_FREE,
                Engine.PROVE,
                List.of("The two threads never share a Counter.")));
    return new Findings(
        "0.1.0",
        "predict",
        List.of(free, climbed),
        ProvedFree.NONE,
        List.of(),
        List.of(),
        new Stats(3, 9, 1000));
  }

  private static Findings scan(Race... races) {
    return new Findings(
        "0.1.0",
        "scan",
        List.of(races),
        ProvedFree.NONE,
        List.of(),
        List.of(),
        new Stats(12, 80, 640));
  }

  private static Frame frameWithoutLine(String className, String name, String file, int offset) {
    return new Frame(new MethodName(className, name, List.of()), file, 0, offset);
  }

  private static Race race(
      Location location,
      @Nullable AccessPath path,
      Access one,
      Access other,
      @Nullable String fix,
      Evidence evidence) {
    return new Race(
        location,
        Optional.ofNullable(path),
        one,
        other,
        Optional.ofNullable(fix),
        List.of(evidence));
  }

  private static Location field(String className, String name) {
    return new Location.OfField(className, name);
  }

  private static AccessPath path(String root, String... steps) {
    return new AccessPath(root, List.of(steps));
  }

  private static Access access(AccessKind kind, String thread, List<String> locks, Frame... stack) {
    return new Access(kind, thread, locks, List.of(stack));
  }

  private static Frame frame(
      String className, String name, String file, int line, String... parameters) {
    return new Frame(new MethodName(className, name, List.of(parameters)), file, line);
  }
}
