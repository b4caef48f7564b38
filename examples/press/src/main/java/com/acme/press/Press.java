package com.acme.press;

/** A night at a newspaper. Each field is safe for a reason of its own, but for one. */
public final class Press {

  private static final int PRINTERS = 4;

  /** Written before there are printers. */
  private static int copiesWanted;

  private Press() {}

  /** What all printers work on. */
  static final class Edition {
    private int copies;
    private int jams;

    /** All take the same lock. */
    synchronized void printed(int more) {
      copies += more;
    }

    void jammed() {
      jams++; // race: Edition.jams
    }
  }

  /** Some sheets of paper. */
  static final class Stack {
    private int sheets;
  }

  /** A thread for each machine. */
  static final class Printer extends Thread {
    private final Edition edition;

    /** Each has its own. */
    private int shift;

    Printer(Edition edition) {
      this.edition = edition;
    }

    @Override
    public void run() {
      Stack waste = new Stack();
      for (int i = 0; i < copiesWanted / PRINTERS; i++) {
        shift++;
        edition.printed(1);
        if (i % 100 == 99) {
          waste.sheets++; // nobody else knows this stack
          edition.jammed();
        }
      }
    }
  }

  public static void main(String[] args) {
    Stack delivered = new Stack();
    delivered.sheets = 10_000; // no printer's waste
    copiesWanted = delivered.sheets;
    Edition edition = new Edition();
    for (int i = 0; i < PRINTERS; i++) {
      new Printer(edition).start();
    }
  }
}
