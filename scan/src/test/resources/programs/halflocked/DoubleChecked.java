package halflocked;

/** Double-checked locking in its shapes. */
class DoubleChecked {

  private static DoubleChecked instance;
  private static volatile DoubleChecked safeInstance;

  private String plain;
  private volatile String safe;
  private String viaLocal;
  private volatile String safeViaLocal;

  static DoubleChecked instance() {
    if (instance == null) { // race: DoubleChecked.instance read
      synchronized (DoubleChecked.class) {
        if (instance == null) {
          instance = new DoubleChecked(); // race: DoubleChecked.instance write
        }
      }
    }
    return instance; // race: DoubleChecked.instance read
  }

  static DoubleChecked safeInstance() {
    if (safeInstance == null) {
      synchronized (DoubleChecked.class) {
        if (safeInstance == null) {
          safeInstance = new DoubleChecked();
        }
      }
    }
    return safeInstance;
  }

  String plain() {
    if (plain == null) { // race: DoubleChecked.plain read
      synchronized (this) {
        if (plain == null) {
          plain = load(); // race: DoubleChecked.plain write
        }
      }
    }
    return plain; // race: DoubleChecked.plain read
  }

  String safe() {
    if (safe == null) {
      synchronized (this) {
        if (safe == null) {
          safe = load();
        }
      }
    }
    return safe;
  }

  String viaLocal() {
    String result = viaLocal; // race: DoubleChecked.viaLocal read
    if (result == null) {
      synchronized (this) {
        result = viaLocal;
        if (result == null) {
          result = load();
          viaLocal = result; // race: DoubleChecked.viaLocal write
        }
      }
    }
    return result;
  }

  String safeViaLocal() {
    String result = safeViaLocal;
    if (result == null) {
      synchronized (this) {
        result = safeViaLocal;
        if (result == null) {
          safeViaLocal = result = load();
        }
      }
    }
    return result;
  }

  private static String load() {
    return "loaded";
  }

  /** The class loader locks for us. */
  static DoubleChecked lazy() {
    return Holder.INSTANCE;
  }

  private static class Holder {
    static final DoubleChecked INSTANCE = new DoubleChecked();
  }
}
