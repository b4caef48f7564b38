package dev.photofinish.prove.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Race;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A race is told with its threads, call stacks and locks. */
class RaceWriterTest {

  private static final String PROGRAM =
      """
      package demo;

      public class Main extends Thread {
        static final Object LOCK = new Object();
        private final Object own = new Object();
        static int total;

        @Override
        public void run() {
          synchronized (own) {
            add();
          }
        }

        static void add() {
          total++;
        }

        static synchronized int read() {
          synchronized (LOCK) {
            return total;
          }
        }

        public static void main(String[] args) {
          new Main().start();
          read();
        }
      }
      """;

  private static final String LIBRARY =
      """
      package demo;

      public class Main {
        private final Object lock = new Object();
        private int total;

        public void add() {
          synchronized (lock) {
            total++;
          }
        }

        public int total() {
          return total;
        }
      }
      """;

  private static List<String> frames(Access access) {
    return access.stack().stream()
        .map((Frame frame) -> frame.method().name() + ":" + frame.line())
        .toList();
  }

  @Test
  void bothSidesHaveThreadsStacksAndLocks() throws Exception {
    Race race =
        Reported.races(PROGRAM).stream()
            .filter(each -> each.kind().equals("read-write"))
            .findFirst()
            .orElseThrow();

    assertThat(race.first().thread()).isEqualTo("Main thread made at demo/Main.java:26");
    assertThat(frames(race.first())).containsExactly("run:11", "add:16");
    assertThat(race.first().locks()).containsExactly("this.own");
    assertThat(race.second().thread()).isEqualTo("main");
    assertThat(frames(race.second())).containsExactly("main:27", "read:21");
    assertThat(race.second().locks()).containsExactly("demo.Main.class", "demo.Main.LOCK");
    assertThat(race.best().because())
        .containsExactly(
            "These threads may run at the same time: the Main thread made at demo/Main.java:26,"
                + " and the main thread.",
            "Nothing shows that the locks they hold are the same.");
  }

  @Test
  void callersOfALibraryAreAnyThreadsAndAreNotShown() throws Exception {
    Race race = Reported.racesOfLibrary(LIBRARY).get(0);

    assertThat(race.first().thread()).isEqualTo("any");
    assertThat(frames(race.first())).containsExactly("add:9");
    assertThat(race.first().locks()).containsExactly("this.lock");
    assertThat(frames(race.second())).containsExactly("total:14");
    assertThat(race.best().because())
        .contains(
            "One caller's thread may be in Main.add() while another's is in Main.total().",
            "Only one of them certainly holds a lock.");
    assertThat(race.fix()).contains("Hold the lock that Main.add() holds in Main.total(), too.");
  }

  @Test
  void aLineThatReadsAndWritesIsOnePlace() throws Exception {
    String text = PROGRAM.replace("read();", "new Main().start();");

    assertThat(Reported.races(text)).extracting(Race::kind).containsExactly("write-write");
  }

  @Test
  void threadsOfFrameworksAreToldByWhatTheyCall() throws Exception {
    String text =
        """
        package demo;

        public class Main implements java.rmi.Remote {
          private int total;

          public void add() {
            total++;
          }
        }
        """;
    Race race = Reported.racesWithoutMain(text).get(0);

    assertThat(race.first().thread()).isEqualTo("any thread by which a framework calls the Main");
    assertThat(frames(race.first())).containsExactly("add:7");
    assertThat(race.best().because())
        .containsExactly(
            "There may be several such threads at once: any thread by which a framework calls the"
                + " Main.",
            "Neither certainly holds a lock.",
            "It may be the same object: the Main that a framework makes.");
  }
}
