package com.acme.booking;

/**
 * Books seats on one thread and sends tickets on another. Each run looks right: the mailer is so
 * much later than the clerk that it always sees all that the clerk did.
 */
public final class Booking {

  private final Object log = new Object();
  private int lines;
  private int seats;
  private int step;

  /** Books, and writes down each step that it has come to. */
  void book() {
    step = 3; // race: Booking.step
    seats = 2; // race: Booking.seats
    step = 5; // race: Booking.step
    note();
  }

  /** Sends tickets once the clerk has come to the second step. */
  void mail() {
    note();
    if (step > 2) { // race: Booking.step
      System.out.println("tickets for " + seats); // race: Booking.seats
    } else {
      System.out.println("nothing to mail");
    }
  }

  private void note() {
    synchronized (log) {
      lines++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Booking booking = new Booking();
    Thread clerk = new Thread(booking::book, "clerk");
    Thread mailer =
        new Thread(
            () -> {
              pause();
              booking.mail();
            },
            "mailer");
    clerk.start();
    mailer.start();
    clerk.join();
    mailer.join();
  }

  private static void pause() {
    try {
      Thread.sleep(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
