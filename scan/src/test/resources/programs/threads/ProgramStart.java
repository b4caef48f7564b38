package threads;

/** What starts a program runs beside what it hands to other threads, and beside nothing else. */
class ProgramStart {
  private static int shown;
  private static int handled;

  static synchronized void show() {
    shown++;
  }

  public static void main(String[] args) {
    shown = 0;
    new Thread(() -> handled++).start(); // race: ProgramStart.handled
    handled = 0; // race: ProgramStart.handled
  }
}
