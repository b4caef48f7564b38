package dev.photofinish.predict.recorded;

import java.util.List;

/** Objects that are asked by a type above theirs, or by a call that they are given to. */
final class AskedMechanisms {

  static final List<Mechanism> ALL =
      List.of(
          asked("Number", "new AtomicLong()", "((AtomicLong) shared).set(3)", "longValue() < 3"),
          asked(
              "Object",
              "new AtomicReference<>(\"\")",
              "((AtomicReference<Object>) shared).set(\"go\")",
              "toString().isEmpty()"),
          asked(
              "CharSequence",
              "new StringBuffer()",
              "((StringBuffer) shared).append(\"go\")",
              "length() < 2"),
          given(
              "AtomicBoolean", "new AtomicBoolean()", "set(true)", "(\"\" + shared).length() > 4"),
          given(
              "AtomicIntegerArray",
              "new AtomicIntegerArray(2)",
              "set(1, 7)",
              "String.valueOf(shared).equals(\"[0, 0]\")"),
          given(
              "Map<String, String>",
              "new ConcurrentHashMap<>()",
              "put(\"k\", \"v\")",
              "(\"\" + shared).equals(\"{}\")"),
          given(
              "AtomicInteger",
              "new AtomicInteger()",
              "set(5)",
              "String.format(\"%s\", shared).equals(\"0\")"),
          given(
              "Queue<String>",
              "new ConcurrentLinkedQueue<>()",
              "add(\"go\")",
              "String.join(\",\", shared).isEmpty()"),
          given(
              "StringBuffer",
              "new StringBuffer()",
              "append(\"go\")",
              "!\"go\".contentEquals(shared)"),
          given(
              "List<Integer>",
              "Collections.synchronizedList(new ArrayList<>())",
              "add(1)",
              "!Objects.equals(shared, List.of(1))"),
          given(
              "List<Integer>",
              "new CopyOnWriteArrayList<>()",
              "add(1)",
              "new StringBuilder().append(shared).length() < 3"),
          Mechanism.of(
              "an entry of a concurrent map",
              """
              Map<String, Integer> shared = new ConcurrentHashMap<>(Map.of("k", 1));
              Map.Entry<String, Integer> entry = shared.entrySet().iterator().next();
              Thread a = start(() -> { /W/ entry.setValue(9); /w/ });
              Thread b = start(() -> { /r/ while (!shared.containsValue(9)) { } /R/ });
              a.join(); b.join();
              """),
          joined(
              "collect(StringBuilder::new, (to, i) -> { pause(); WRITE }, (to, other) -> { READ })"),
          joined(
              "collect(Collector.of(StringBuilder::new, (to, i) -> { pause(); WRITE },"
                  + " (to, other) -> { READ return to; }))"),
          initialised("Class.forName(\"P$Late\")"),
          initialised("MethodHandles.lookup().ensureInitialized(Late.class)"),
          initialised("Kind.class.getEnumConstants()"),
          initialised("new Below()"),
          initialised("Below.below()"));

  private AskedMechanisms() {}

  private static Mechanism asked(String type, String made, String put, String test) {
    return polled(type, made, put, "shared." + test);
  }

  private static Mechanism given(String type, String made, String put, String test) {
    return polled(type, made, "shared." + put, test);
  }

  private static Mechanism polled(String type, String made, String put, String test) {
    return Mechanism.of(
        type + " by " + test,
        """
        TYPE shared = MADE;
        Thread a = start(() -> { /W/ PUT; /w/ });
        Thread b = start(() -> { /r/ while (TEST) { Thread.onSpinWait(); } /R/ });
        a.join(); b.join();
        """
            .replace("TYPE", type)
            .replace("MADE", made)
            .replace("PUT", put)
            .replace("TEST", test));
  }

  /** What is joined is over; who has accumulated one part has not waited for another. */
  private static Mechanism joined(String call) {
    return new Mechanism(
        "a stream that is joined by " + call,
        "static void pause() { try { Thread.sleep(20); } catch (InterruptedException e) { } }",
        "List.of(1, 2).parallelStream()."
            + call.replace("WRITE", "if (i == 1) { /W/ /w/ } else { /r/ }").replace("READ", "/R/")
            + ";");
  }

  private static Mechanism initialised(String use) {
    return new Mechanism(
        "initialisation by " + use,
        """
        static class Late { static { /W/ pause(); } }
        enum Kind { ONE; static { /W/ pause(); } }
        interface Above { int ONE = one(); static int one() { /W/ pause(); return 1; } default void m() {} }
        static class Below implements Above { static void below() {} }
        static void pause() {
          try { Thread.sleep(100); } catch (InterruptedException e) { throw new RuntimeException(e); }
        }
        """,
        """
        Thread a = start(() -> { USE; /w/ });
        Thread b = start(() -> { Thread.sleep(30); /r/ USE; /R/ });
        a.join(); b.join();
        """
            .replace("USE", use));
  }
}
