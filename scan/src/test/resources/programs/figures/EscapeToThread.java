package figures;

/** RacerD, section 5.2.3, with a thread that the local object is leaked to; missed by the paper. */
class EscapeToThread {

  static class Ticket {
    int number;
  }

  void leakToAnotherThread() {
    Ticket local = new Ticket();
    local.number = 1;
    new Thread(() -> local.number = 2).start(); // race: Ticket.number write
    local.number = 3; // race: Ticket.number write
  }

  void leakAfterLastUse() {
    Ticket local = new Ticket();
    local.number = 1;
    new Thread(() -> local.number = 2).start();
  }
}
