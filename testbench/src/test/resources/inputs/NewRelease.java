// bench: release 25
import module java.base;

class NewRelease {
  record Sum(int left, int right) {}

  int last;

  int eval(Object o) {
    if (o instanceof Sum(int left, var _)) {
      last = left; // race: NewRelease.last
    }
    return last; // race: NewRelease.last
  }
}
