package dev.photofinish.predict.recorded;

import java.util.List;
import java.util.stream.Stream;

/** Streams, readers and writers: what goes through them, and what they lock while they call. */
final class StreamMechanisms {

  private static final String MEMBERS =
      """
      static class Bytes extends java.io.OutputStream { public void write(int b) { /W/ /R/ } }
      static class Chars extends java.io.Writer {
        public void write(char[] b, int from, int count) { /W/ /R/ }
        public void flush() {}
        public void close() {}
      }
      static class Format extends java.util.logging.Formatter {
        public String format(java.util.logging.LogRecord record) { /W/ /R/ return ""; }
      }
      """;

  static final List<Mechanism> ALL =
      Stream.concat(
              Stream.of(
                  calledBack("java.io.PrintStream", "new Bytes(), true", "println(\"x\")"),
                  calledBack("java.io.PrintWriter", "new Chars(), true", "println(\"x\")"),
                  calledBack("java.io.BufferedOutputStream", "new Bytes(), 1", "write(bytes)"),
                  calledBack(
                      "java.util.logging.StreamHandler",
                      "new java.io.ByteArrayOutputStream(), new Format()",
                      "publish(record)"),
                  logged()),
              Stream.of(
                  passed(
                      "java.io.ByteArrayOutputStream end = new java.io.ByteArrayOutputStream();",
                      "new java.io.PrintStream(end, true).println(\"go\")",
                      "end.size() == 0"),
                  passed(
                      "java.io.StringWriter end = new java.io.StringWriter();",
                      "new java.io.PrintWriter(end, true).print(\"go\")",
                      "end.toString().isEmpty()"),
                  passed(
                      """
                      java.io.PipedWriter end = new java.io.PipedWriter();
                      java.io.PipedReader begin = new java.io.PipedReader(end);
                      """,
                      "new java.io.PrintWriter(end, true).println(\"go\")",
                      "new java.io.BufferedReader(begin).readLine() == null"),
                  passed(
                      """
                      java.io.File file = java.io.File.createTempFile("mechanism", null);
                      file.deleteOnExit();
                      """,
                      "new java.io.PrintStream(new java.io.FileOutputStream(file)).println(\"go\")",
                      "file.length() == 0"),
                  passed(
                      """
                      java.net.ServerSocket server =
                          new java.net.ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress());
                      java.net.Socket end =
                          new java.net.Socket(server.getInetAddress(), server.getLocalPort());
                      java.net.Socket begin = server.accept();
                      """,
                      "new java.io.PrintWriter(end.getOutputStream(), true).println(\"go\")",
                      """
                      new java.io.BufferedReader(
                              new java.io.InputStreamReader(begin.getInputStream()))
                          .readLine() == null
                      """)))
          .toList();

  private StreamMechanisms() {}

  /** Two threads come to the program's code by the same object, which has a lock then. */
  private static Mechanism calledBack(String type, String of, String call) {
    return new Mechanism(
        type + " that calls back",
        MEMBERS,
        """
        TYPE shared = new TYPE(OF);
        byte[] bytes = {1, 2};
        java.util.logging.LogRecord record =
            new java.util.logging.LogRecord(java.util.logging.Level.INFO, "x");
        Thread a = start(() -> { shared.CALL; /w/ });
        Thread b = start(() -> { Thread.sleep(50); /r/ shared.CALL; });
        a.join(); b.join();
        """
            .replace("TYPE", type)
            .replace("OF", of)
            .replace("CALL", call));
  }

  private static Mechanism logged() {
    return new Mechanism(
        "a log with its own format",
        MEMBERS,
        """
        java.util.logging.Logger log = java.util.logging.Logger.getLogger("P");
        log.setUseParentHandlers(false);
        log.addHandler(
            new java.util.logging.StreamHandler(new java.io.ByteArrayOutputStream(), new Format()));
        Thread a = start(() -> { log.info("x"); /w/ });
        Thread b = start(() -> { Thread.sleep(50); /r/ log.info("y"); });
        a.join(); b.join();
        """);
  }

  private static Mechanism passed(String made, String put, String test) {
    return Mechanism.of(
        "what is seen to come through " + put,
        """
        MADE
        Thread a = start(() -> { /W/ PUT; /w/ });
        Thread b = start(() -> { /r/ while (TEST) { Thread.sleep(1); } /R/ });
        a.join(); b.join();
        """
            .replace("MADE", made)
            .replace("PUT", put)
            .replace("TEST", test));
  }
}
