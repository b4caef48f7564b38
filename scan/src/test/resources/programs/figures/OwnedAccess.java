package figures;

import javax.annotation.concurrent.ThreadSafe;

/** RacerD, section 5.2.3: memory that nobody else has seen. */
@ThreadSafe
class OwnedAccess {

  static class C {
    int f;
  }

  private final C shared = new C();

  void ownedAccess() {
    C x = new C();
    x.f = 42;
  }

  void ownedThroughAssignments() {
    C x = new C();
    C y = x;
    y.f = 42;
  }

  // Not in the paper: the same access to memory that all threads see.
  void sharedAccess() {
    C x = shared;
    x.f = 42; // race: C.f write
  }
}
