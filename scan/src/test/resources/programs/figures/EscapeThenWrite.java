package figures;

import javax.annotation.concurrent.ThreadSafe;

/**
 * RacerD, section 5.2.3, FN_escapeThenWriteLocalBad. The paper misses these, because memory stays
 * owned until the end of the method; here ownership ends where the memory is given away.
 */
@ThreadSafe
class EscapeThenWrite {

  static class Obj {
    int f;
  }

  private static volatile Obj leaked = new Obj();

  void escapeThenWriteLocal() {
    Obj local = new Obj();
    local.f = 1;
    leaked = local;
    local.f = 2; // race: Obj.f write
  }

  int otherThread() {
    return leaked.f; // race: Obj.f read
  }

  void writeThenEscape() {
    Obj local = new Obj();
    local.f = 1;
    leaked = local;
  }
}
