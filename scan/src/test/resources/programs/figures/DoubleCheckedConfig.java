package figures;

/** RacerD, section 5.3: double-checked locking without volatile, an error that it caught often. */
class DoubleCheckedConfig {

  static class Config {
    final String name = "default";
  }

  private Config forgotten;
  private volatile Config remembered;

  Config forgotten() {
    if (forgotten == null) { // race: DoubleCheckedConfig.forgotten read
      synchronized (this) {
        if (forgotten == null) {
          forgotten = new Config(); // race: DoubleCheckedConfig.forgotten write
        }
      }
    }
    return forgotten; // race: DoubleCheckedConfig.forgotten read
  }

  Config remembered() {
    if (remembered == null) {
      synchronized (this) {
        if (remembered == null) {
          remembered = new Config();
        }
      }
    }
    return remembered;
  }
}
