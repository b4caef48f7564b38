package dev.photofinish.scan.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a race is said to lead to is what its code can do, no more and no less. */
class ConsequencesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          int x;      void set(int n) { x++; }           | one of the changes can be lost.
          long x;     void set(int n) { x += n; }        | one of the changes can be lost.
          int x;      void set(int n) { x = Math.max(x, n); } | one of the changes can be lost.
          C x;        void set(C n) { n.x = n.x.x; }     | one of the changes can be lost.
          int x;      void set(int n) { x = n; }         | which of the two values stays is by chance, and others may go on seeing the old one.
          long x;     void set(int n) { x = n; }         | which of the two values stays is by chance, or it is half of each.
          int x;      void set(int n) { x = 0; }         | both set the same value, but others may go on seeing the old one.
          boolean x;  void set(int n) { if (!x) x = true; } | both then go on to set it.
          Object x;   void set(int n) { if (x == null) x = new Object(); } | both then go on to set it.
          int[] x = {1}; void set(int n) { x[0]++; }     | one of the changes can be lost.
          int[] x = {1}; void set(int n) { x[n] = n; }   | which of the two values stays is by chance.
          List<String> x = new ArrayList<>(); void set(int n) { x.add(""); } | changes can be lost, and it can be left in a state that neither of them meant.
          """)
  void ofTwoWrites(String members, String effect) throws Exception {
    assertThat(Told.race("@ThreadSafe class C {" + members + "}").effect())
        .hasValueSatisfying(
            told -> assertThat(told).startsWith("Two threads can").endsWith(effect));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          boolean x; synchronized void set() { x = true; } boolean get() { return x; } | the reader may go on seeing the old value.
          int x;     synchronized void set() { x++; }   int get() { return x; }  | the reader may go on seeing the old value.
          double x;  synchronized void set() { x = 1; } double get() { return x; } | the reader may go on seeing the old value, or see half of the new one.
          String x;  synchronized void set(String s) { x = s; } Object get() { return x; } | the reader may go on seeing the old value.
          Object x;  synchronized void set() { x = null; } Object get() { return x; } | the reader may go on seeing the old value.
          Date x;    synchronized void set(Date d) { x = d; } Date get() { return x; } | the reader may go on seeing the old object, or see the new one before its fields are set.
          int[] x;   synchronized void set(int n) { x = new int[n]; } Object get() { return x; } | the reader may go on seeing the old array, or see the new one before its elements are set.
          int[] x = {1}; synchronized void set(int n) { x[n] = 0; } int get(int n) { return x[n]; } | the reader may go on seeing the old value.
          Set<String> x = new HashSet<>(); synchronized void set() { x.add(""); } int get() { return x.size(); } | the reader can find it half-changed, miss what is there, or fail.
          """)
  void ofAReadAndAWrite(String members, String effect) throws Exception {
    assertThat(Told.raceIn(members).effect())
        .hasValueSatisfying(told -> assertThat(told).startsWith("One thread can").endsWith(effect));
  }

  @Test
  void ofACheckThatAnotherWriteCanInvalidate() throws Exception {
    String members =
        """
        private static int x;
        static synchronized void reset(int n) { x = n; }
        static void start() { if (x == 0) x = 1; }
        """;
    assertThat(Told.raceIn(members).effect())
        .hasValue(
            "One thread checks it before it sets it, and another can set it in between: the check"
                + " then no longer holds.");
  }

  @Test
  void ofDoubleCheckedLocking() throws Exception {
    String object =
        """
        private Date x;
        Date get() {
          if (x == null) { synchronized (this) { if (x == null) x = new Date(); } }
          return null;
        }
        """;
    assertThat(Told.raceIn(object).effect())
        .hasValueSatisfying(
            told -> assertThat(told).endsWith("see the object before its fields are set."));
    String flag =
        """
        private boolean x;
        void get() { if (!x) { synchronized (this) { if (!x) x = true; } } }
        """;
    assertThat(Told.raceIn(flag).effect())
        .hasValueSatisfying(
            told ->
                assertThat(told)
                    .endsWith("can see it set, but not yet what was done before that."));
  }
}
