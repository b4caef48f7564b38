package dev.photofinish.scan.il;

/** The programs of the paper's figures 1 to 3, in IL. */
final class PaperFigures {

  /** Figure 1: a read under the lock, and a write without. */
  static final Program DODO =
      Parser.parse(
          """
          zap(arg1) {
            lock();
              x := arg1.dee;
            unlock();
          }
          zup(arg1) {
            x := new();
            arg1.dee := x;
          }
          """);

  /** Figure 2: {@code beps} writes to an object of its own only. */
  static final Program BURBLE =
      Parser.parse(
          """
          meps(arg1) {
            lock();
              x := arg1.f;
            unlock();
          }
          reps(arg1) {
            x := new();
            arg1.f := x;
          }
          beps(arg1) {
            arg1 := new();
            x := new();
            arg1.f := x;
          }
          """);

  /** Figure 3: {@code zwup}, which {@code qwop} calls, assigns its formal. */
  static final Program WURBLE =
      Parser.parse(
          """
          qwop(arg1) {
            zwup(arg1.x);
          }
          gwap(arg1) {
            lock();
              x := arg1.x.g;
            unlock();
          }
          zwup(arg1) {
            lock();
              x := arg1.x.g;
            unlock();
            arg1 := new();
            x := new();
            arg1.g.f := x;
          }
          """);

  private PaperFigures() {}
}
