package dev.photofinish.predict.recorded;

/**
 * A program whose threads are ordered by one thing alone.
 *
 * <p>In its text, {@code W} and {@code R} stand where a write and a read of plain memory are
 * ordered by it, {@code w} and {@code r} where they are not, each between slashes.
 *
 * @param body the statements of the main method
 */
record Mechanism(String name, String members, String body) {

  static Mechanism of(String name, String body) {
    return new Mechanism(name, "", body);
  }

  String ordered() {
    return text("W", "R");
  }

  String unordered() {
    return text("w", "r");
  }

  private String text(String write, String read) {
    String template =
        """
        import java.lang.invoke.*;
        import java.time.*;
        import java.util.*;
        import java.util.concurrent.*;
        import java.util.concurrent.atomic.*;
        import java.util.concurrent.locks.*;
        import java.util.stream.*;
        class Box { int x; }
        class P {
          static final Box box = new Box();
          static int seen;
          interface Body { void run() throws Exception; }
          static Thread start(Body body) {
            Thread thread = new Thread(() -> {
              try { body.run(); } catch (Exception e) { throw new RuntimeException(e); }
            });
            thread.setDaemon(true);
            thread.start();
            return thread;
          }
          MEMBERS
          public static void main(String[] args) throws Exception {
            BODY
          }
        }
        """;
    return template
        .replace("MEMBERS", members)
        .replace("BODY", body)
        .replace("/" + write + "/", "box.x = 1;")
        .replace("/" + read + "/", "if (box.x == 7) { throw new IllegalStateException(); }")
        .replaceAll("/[WRwr]/", "");
  }

  @Override
  public String toString() {
    return name;
  }
}
