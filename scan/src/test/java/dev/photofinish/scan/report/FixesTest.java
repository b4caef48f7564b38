package dev.photofinish.scan.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.testbench.SourceCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is suggested would mend the race. */
class FixesTest {

  private static final String OR_VOLATILE =
      ", or make x volatile if it need not be in step with anything else.";

  /** Members of a class that is thread-safe by contract; neither access has a lock. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          boolean x;  void m() { x = true; } boolean x() { return x; }      | Make x volatile.
          boolean x;  void m(boolean b) { x = b; }                          | Hold one lock wherever x is used.
          boolean x;  void m() { if (!x) x = true; }                        | Make x an AtomicBoolean that compareAndSet sets, or hold one lock wherever it is used.
          boolean x;  void m() { while (!x) { if (hashCode() > 0) x = true; } } | Make x volatile.
          int x;      void m() { x++; }                                     | Make x an AtomicInteger, or hold one lock wherever it is used.
          long x;     void m(int n) { x += n; }                             | Make x an AtomicLong, or hold one lock wherever it is used.
          double x;   void m(int n) { x += n; }                             | Hold one lock wherever x is used.
          int x;      void m(int n) { x = n; }                              | Hold one lock wherever x is used.
          Object x;   void m() { if (x == null) x = new Object(); }         | Make x an AtomicReference, or hold one lock wherever it is used.
          List<String> x; void m() { if (x == null) x = new ArrayList<>(); } | Hold one lock wherever x is used.
          Map<String, String> x = new HashMap<>(); void m() { x.put("", ""); } | Make x a ConcurrentHashMap, or hold one lock wherever it is used.
          SortedSet<String> x = new TreeSet<>(); void m() { x.add(""); }    | Make x a ConcurrentSkipListSet, or hold one lock wherever it is used.
          StringBuilder x = new StringBuilder(); void m() { x.append(""); } | Hold one lock wherever x is used.
          int[] x = {1}; void m() { x[0]++; }                               | Hold one lock wherever x is used.
          static int x; void m() { x++; }                                   | Make x an AtomicInteger, or synchronize on C.class wherever it is used.
          """)
  void withoutALock(String members, String fix) throws Exception {
    assertThat(Told.race("@ThreadSafe class C {" + members + "}").fix()).hasValue(fix);
  }

  @Test
  void theLockThatTheClassUsesElsewhereIsNamed() throws Exception {
    String self = "synchronized void other() { }";
    String field =
        "final Object lock = new Object(); void n(int i) { synchronized (lock) { } x = i; }";
    String explicit =
        "final Lock lock = new ReentrantLock(); void n(int i) { lock.lock(); lock.unlock(); x = i; }";
    String members = "private double x; void m(int n) { x = n; }";
    assertThat(Told.race("@ThreadSafe class C {" + members + self + "}").fix())
        .hasValue("Synchronize on this wherever x is used.");
    assertThat(Told.raceIn(members.replace("void m", "private void m") + field).fix())
        .hasValue("Synchronize on this.lock wherever x is used.");
    assertThat(Told.raceIn(members.replace("void m", "private void m") + explicit).fix())
        .hasValue("Hold this.lock wherever x is used.");
  }

  /** The other access is {@code synchronized}, and a plain write. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          boolean x;  synchronized void m() { x = true; } boolean n() { return x; }   | true
          boolean x;  synchronized void m() { if (!x) x = true; } boolean n() { return x; } | true
          Object x;   synchronized void m(Object o) { x = o; } Object n() { return x; }     | true
          Object x;   synchronized void m(Object o) { x = o; } int n() { return x == null ? 0 : x.hashCode(); } | false
          List<String> x; synchronized void m(List<String> o) { x = o; } Object n() { return x; } | false
          int x;      synchronized void m() { x++; } int n() { return x; }            | false
          int x;      synchronized void m(int i) { x = i; } void n(int i) { x = i; }  | false
          int x;      synchronized void m() { x = 1; } void n() { x++; }              | false
          """)
  void theOtherLockAndVolatileWhereItHelps(String members, boolean helps) throws Exception {
    String fix = "Synchronize on this in C.n(), too";
    assertThat(Told.raceIn(members).fix()).hasValue(fix + (helps ? OR_VOLATILE : "."));
  }

  @Test
  void volatileIsNoHelpIfTheFieldIsUpdatedElsewhere() throws Exception {
    String members =
        "private int x; void add() { x++; } int get() { return x; } void set() { x = 0; }";
    assertThat(Told.races(SourceCompiler.standard(), "@ThreadSafe class C {" + members + "}"))
        .isNotEmpty()
        .allSatisfy(
            race ->
                assertThat(race.fix())
                    .hasValueSatisfying(fix -> assertThat(fix).doesNotContain("volatile")));
  }

  @Test
  void doubleCheckedLockingNeedsVolatile() throws Exception {
    String members =
        """
        private static C x;
        static C get() {
          if (x == null) { synchronized (C.class) { if (x == null) x = new C(); } }
          return null;
        }
        """;
    assertThat(Told.raceIn(members).fix())
        .hasValue("Make x volatile, as double-checked locking needs.");
  }

  @Test
  void staticDataNeedsALockThatAllObjectsShare() throws Exception {
    String members = "private static int x; synchronized void m() { x++; }";
    assertThat(Told.raceIn(members).fix())
        .hasValue("Hold a lock that all objects share, such as C.class, at both accesses.");
  }

  @Test
  void theGuardOfTheAnnotationIsNamed() throws Exception {
    String members =
        """
        final Object lock = new Object();
        @GuardedBy("lock") private int x;
        void m() { synchronized (lock) { x++; } }
        synchronized int n() { return x; }
        """;
    assertThat(Told.raceIn(members).fix()).hasValue("Hold lock in C.n(), as @GuardedBy says.");
  }

  @Test
  void aReadLockIsNotEnoughToWrite() throws Exception {
    String members =
        """
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private int x;
        void m() { rw.readLock().lock(); try { x++; } finally { rw.readLock().unlock(); } }
        """;
    assertThat(Told.raceIn(members).fix()).hasValue("Hold this.rw for writing in C.m().");
  }

  @Test
  void ofTwoLocksOneIsToBeHeldAtBoth() throws Exception {
    String members =
        """
        private final Object in = new Object();
        private final Object out = new Object();
        private int x;
        void m() { synchronized (in) { x++; } }
        void n() { synchronized (out) { x--; } }
        """;
    assertThat(Told.raceIn(members).fix())
        .hasValue("Hold the same lock at both accesses, either this.in or this.out.");
  }

  @Test
  void theLockIsNamedAsTheTaskCanWriteIt() throws Exception {
    String inner =
        """
        private int x;
        synchronized void m() { x++; }
        class Task { int n() { return x; } }
        """;
    assertThat(Told.raceIn(inner).fix()).hasValue("Synchronize on C.this in C.Task.n(), too.");
    String lambda =
        """
        private int x;
        synchronized void m() { x++; }
        void start() { new Thread(() -> x--).start(); }
        """;
    assertThat(Told.raceIn(lambda).fix())
        .hasValue("Synchronize on this in the lambda in C.start(), too.");
  }

  @Test
  void aLockThatIsReplacedIsNoLock() throws Exception {
    String members =
        """
        private Object x = new Object();
        void m(Object o) { synchronized (x) { n(o); } }
        public void n(Object o) { x = o; }
        """;
    assertThat(Told.raceIn(members).fix())
        .hasValue("Hold a lock at both accesses that does not change, as this.x does.");
  }

  @Test
  void aLockThatTheOtherSideCannotNameIsDescribed() throws Exception {
    String classes =
        """
        class Item { int x; }
        class C {
          synchronized void m(Item i) { i.x++; }
          void n(Item i) { i.x--; }
        }
        """;
    assertThat(Told.race(classes).fix())
        .hasValue("Hold the lock that the other access holds in C.n(), too.");
  }
}
