package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.TestProgram.Outcome;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.MergedEvents;
import dev.photofinish.trace.Run;
import dev.photofinish.trace.Trace;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a program does, it does the same when it is recorded. */
class UnchangedTest {

  @TempDir Path folder;

  @Test
  void theExitCodeIsThatOfTheProgram() throws Exception {
    String source =
        """
        public class P {
          static int count;
          public static void main(String[] args) throws Exception {
            Thread thread = new Thread(() -> { count++; System.exit(7); });
            thread.start();
            thread.join();
            System.out.println("not reached");
          }
        }
        """;

    assertThat(unchanged(source)).isEqualTo(new Outcome(7, "", ""));
    assertThat(run().meta().end().orElseThrow().complete()).isTrue();
  }

  @Test
  void exceptionsAreThoseOfTheProgram() throws Exception {
    Outcome outcome =
        unchanged(
            """
            public class P {
              static int[] none;
              static P nobody;
              int x;
              public static void main(String[] args) throws Exception {
                Thread thread = new Thread(() -> System.out.println(none[0]), "reader");
                thread.start();
                thread.join();
                nobody.x++;
              }
            }
            """);

    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.err()).contains("Exception in thread \"main\"").contains("P.java:9");
    assertThat(run().meta().end().orElseThrow().complete()).isTrue();
  }

  @Test
  void hooksThatRunAtTheEndAreNotHeldUp() throws Exception {
    // Far more events than are held in memory, after the recording has ended or while it does.
    Outcome outcome =
        unchanged(
            """
            public class P {
              static int count;
              public static void main(String[] args) {
                for (int i = 0; i < 2; i++) {
                  Runtime.getRuntime().addShutdownHook(new Thread(P::work));
                }
              }
              static void work() {
                for (int i = 0; i < 5_000_000; i++) count = i;
                System.out.println("done");
              }
            }
            """);

    assertThat(outcome).isEqualTo(new Outcome(0, "done\ndone\n", ""));
  }

  @Test
  void serializedObjectsKeepTheirVersion() throws Exception {
    Outcome outcome =
        unchanged(
            """
            import java.io.*;
            public class P implements Serializable {
              static int count;
              private transient int t; protected String s = "s"; final int f = 3;
              P() { count++; }
              private void m() {} public int n(String a) { return 1; }
              static class Named implements Serializable {
                private static final long serialVersionUID = 42;
              }
              static class Below extends P { Object o; }
              enum E { A }
              record R(int a) implements Serializable {}
              public static void main(String[] args) throws Exception {
                for (Class<?> c : new Class<?>[] {
                    P.class, Named.class, Below.class, E.class, R.class}) {
                  System.out.println(ObjectStreamClass.lookup(c).getSerialVersionUID());
                }
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                  out.writeObject(new Below());
                  out.writeObject(new R(4));
                }
                System.out.println(bytes);
                try (ObjectInputStream in =
                    new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
                  System.out.println(((Below) in.readObject()).s + in.readObject());
                }
                if (Named.class.getDeclaredFields().length == 0) throw new AssertionError();
              }
            }
            """);

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("\n42\n").contains("sR[a=4]");
  }

  @Test
  void aClassThatCannotBeWovenIsTold() throws Exception {
    // The method has 65,532 of 65,535 bytes: there is no room to say even that it is not told.
    String source =
        """
        public class P {
          public static void main(String[] args) throws Exception {
            Large large = new Large();
            Thread thread = new Thread(() -> { large.work(); large.b++; });
            thread.start();
            thread.join();
            System.out.println(large.a + large.b);
          }
        }
        class Large {
          int a; int b = 1;
          void work() {
        """
            + "a = b;\n".repeat(8_190)
            + "int i = 0; i++; i++; i++;  }\n}\n";

    assertThat(unchanged(source)).isEqualTo(new Outcome(0, "3\n", ""));
    assertThat(run().problems())
        .hasSize(1)
        .first()
        .asString()
        .contains("incomplete: Large is not recorded: ")
        .contains("MethodTooLargeException");
    assertThat(run().count()).isGreaterThan(6);
  }

  @Test
  void whatIsInheritedFromClassesThatCannotBeNamedIsAccessible() throws Exception {
    TestProgram program =
        TestProgram.of(
            folder,
            new SourceFile(
                "p/Hidden.java",
                """
                package p;
                abstract class Hidden {
                  protected int n; protected static int s; protected int[] a = {1};
                  protected volatile long v;
                  protected synchronized void inherited() { n++; }
                  protected static synchronized void inheritedStatic() { s++; }
                  protected class Inner { public int i; }
                }
                """),
            new SourceFile(
                "p/Open.java", "package p; public class Open extends Hidden { public Open() {} }"),
            new SourceFile(
                "P.java",
                """
                public class P extends p.Open {
                  static P shared = new P();
                  synchronized void work() {
                    n++; s++; v++; a[0]++;
                    inherited(); inheritedStatic(); super.inherited();
                    synchronized (a) { a = a.clone(); }
                    Runnable[] all = {this::inherited, P::inheritedStatic};
                    for (Runnable each : all) each.run();
                    Inner inner = new Inner() {};
                    inner.i++;
                  }
                  public static void main(String[] args) throws Exception {
                    Thread one = new Thread(shared::work);
                    Thread two = new Thread(shared::work);
                    one.start(); two.start(); one.join(); two.join();
                    System.out.println(shared.n + " " + s + " " + shared.v + " " + shared.a[0]);
                  }
                }
                """));

    assertThat(unchanged(program)).isEqualTo(new Outcome(0, "8 6 2 3\n", ""));
    assertThat(run().problems()).isEmpty();
    assertThat(fields()).contains("n", "s", "v", "a");
  }

  @Test
  void whatExtendsThePlatformHasItsOwnFields() throws Exception {
    String source =
        """
        import org.w3c.dom.ls.LSException;
        import org.xml.sax.helpers.DefaultHandler;
        public class P extends DefaultHandler {
          static P shared = new P();
          static Failure failure = new Failure();
          int n;
          static class Failure extends LSException {
            int n;
            Failure() { super((short) 1, "no"); }
          }
          static synchronized void work() { shared.n++; failure.n++; failure.code++; }
          public static void main(String[] args) throws Exception {
            Thread thread = new Thread(P::work);
            thread.start();
            work();
            thread.join();
            System.out.println(shared.n + failure.n + failure.code);
          }
        }
        """;

    assertThat(unchanged(source)).isEqualTo(new Outcome(0, "7\n", ""));
    assertThat(run().problems()).isEmpty();
    assertThat(fields()).contains("n").doesNotContain("code");
  }

  @Test
  void otherAgentsWorkBesideOurs() throws Exception {
    String source =
        """
        import java.lang.instrument.*;
        import java.security.ProtectionDomain;
        public class P {
          static int count;
          public static void premain(String options, Instrumentation instrumentation) {
            instrumentation.addTransformer(
                new ClassFileTransformer() {
                  public byte[] transform(
                      ClassLoader l, String name, Class<?> c, ProtectionDomain d, byte[] file) {
                    if (name.equals("Seen")) System.out.println("sees " + options);
                    return null;
                  }
                });
          }
          public static void main(String[] args) throws Exception {
            Thread thread = new Thread(() -> { Seen.count++; });
            thread.start();
            thread.join();
            System.out.println(Seen.count);
          }
        }
        class Seen { static int count; }
        """;
    TestProgram program = TestProgram.of(folder, source);
    Path agent = agentJar();
    program.javaOption("-javaagent:" + agent + "=one").javaOption("-javaagent:" + agent + "=two");

    assertThat(unchanged(program)).isEqualTo(new Outcome(0, "sees one\nsees two\n1\n", ""));
    assertThat(run().problems()).isEmpty();
    assertThat(run().count()).isGreaterThan(4);
  }

  /** The program's own classes as an agent. */
  private Path agentJar() throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Premain-Class", "P");
    Path jar = folder.resolve("own.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out, manifest);
        Stream<Path> classes = Files.list(folder.resolve("classes"))) {
      for (Path each : classes.toList()) {
        entries.putNextEntry(new ZipEntry(String.valueOf(each.getFileName())));
        Files.copy(each, entries);
      }
    }
    return jar;
  }

  @Test
  void aProgramThatIsKilledLeavesWhatItDid() throws Exception {
    String source =
        """
        import java.nio.file.*;
        public class P {
          static volatile int count;
          public static void main(String[] args) throws Exception {
            Path written = Path.of(args[0], "run-1", "thread-0");
            while (!Files.exists(written) || Files.size(written) < 1_000) count++;
            new ProcessBuilder("kill", "-9", "" + ProcessHandle.current().pid()).start();
            while (true) count++;
          }
        }
        """;
    TestProgram program = TestProgram.of(folder, source).argument(trace().toString());

    Outcome outcome = program.record(recorder());

    assertThat(outcome).isEqualTo(new Outcome(128 + 9, "", ""));
    assertThat(run().problems())
        .anyMatch(problem -> problem.endsWith("was cut short: it does not say how it ended"));
    assertThat(run().count()).isGreaterThan(50);
  }

  /** The names of the fields whose accesses were recorded. */
  private Set<String> fields() {
    Set<String> names = new HashSet<>();
    for (MergedEvents events = run().merged(); events.hasNext(); ) {
      Event event = events.next();
      if (event.kind().isAccess()) {
        run().dictionary().field(event.member()).ifPresent(field -> names.add(field.name()));
      }
    }
    return names;
  }

  private Outcome unchanged(String source) throws Exception {
    return unchanged(TestProgram.of(folder, source));
  }

  /** Runs a program with and without the agent; what it does must be the same. */
  private Outcome unchanged(TestProgram program) throws Exception {
    Outcome recorded = program.record(recorder());
    assertThat(recorded).isEqualTo(program.run());
    return recorded;
  }

  private Recorder recorder() throws IOException {
    return Recorder.prepare(new RecordOptions(trace(), List.of(), List.of(), Optional.empty()));
  }

  private Path trace() {
    return folder.resolve("trace");
  }

  private Run run() {
    List<Run> runs = Trace.open(trace());
    assertThat(runs).hasSize(1);
    return runs.get(0);
  }
}
