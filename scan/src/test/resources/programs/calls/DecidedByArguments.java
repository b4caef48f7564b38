package calls;

/** What a method does only for some arguments does not happen in calls with others. */
class DecidedByArguments {

  private static final int OPEN = 1;
  private static final int READ = 2;
  private static final int CLOSE = 3;

  private boolean setting;
  private int flushed;
  private int closed;
  private int synced;
  private int asked;
  private int loaded;
  private int cleared;
  private int named;
  private int opened;
  private int read;
  private int other;
  private int few;
  private int nested;
  private int deep;
  private int deepest;
  private int checked;
  private int inLambda;
  private int inLambdaToo;
  private int both;
  private int counted;

  void closeQuietly() {
    close(false);
  }

  private void close(boolean flush) {
    if (flush) {
      flushed++;
    }
    closed++; // race: DecidedByArguments.closed
  }

  void syncNow() {
    sync(true);
  }

  private void sync(boolean now) {
    if (now) {
      synced++; // race: DecidedByArguments.synced
    }
  }

  void ask() {
    ask(setting);
  }

  private void ask(boolean now) {
    if (now) {
      asked++; // race: DecidedByArguments.asked
    }
  }

  void unload() {
    load(null);
    clear(this);
    clear(new DecidedByArguments());
    name("none");
  }

  private void load(DecidedByArguments from) {
    if (from != null) {
      loaded++;
    }
  }

  private void clear(DecidedByArguments from) {
    if (null == from) {
      cleared++;
    }
  }

  private void name(String name) {
    if (name == null) {
      return;
    }
    named++; // race: DecidedByArguments.named
  }

  void start() {
    run(READ);
  }

  private void run(int action) {
    switch (action) {
      case OPEN:
        opened++;
        break;
      case READ:
        read++; // race: DecidedByArguments.read
        break;
      case CLOSE:
        closed++;
        break;
      default:
        other++;
    }
  }

  void count() {
    few(2);
  }

  private void few(int count) {
    if (count != 2) {
      few++;
    }
  }

  void outer() {
    passOn(false, 1);
    passOn(3, true);
  }

  private void passOn(boolean go, int unused) {
    nested(unused, go);
  }

  private void nested(int unused, boolean go) {
    if (go) {
      nested++;
    }
  }

  private void passOn(int unused, boolean go) {
    deep(go, unused);
  }

  private void deep(boolean go, int number) {
    if (go) {
      deep++; // race: DecidedByArguments.deep
      if (number == 4) {
        deepest++;
      }
    }
  }

  void check(String text) {
    if (text == null) {
      checkAll(text);
    }
  }

  private void checkAll(String text) {
    if (text != null) {
      checked++;
    }
  }

  void lambdas() {
    boolean no = false;
    Runnable first =
        () -> {
          if (no) {
            inLambda++;
          }
        };
    first.run();
    boolean yes = true;
    Runnable second =
        () -> {
          if (yes) {
            inLambdaToo++; // race: DecidedByArguments.inLambdaToo
          }
        };
    second.run();
  }

  void countLocked() {
    count(true);
  }

  private void count(boolean locked) {
    if (locked) {
      synchronized (this) {
        counted++;
      }
    } else {
      counted++;
    }
  }

  /** Anybody may call it with anything. */
  void either(boolean first) {
    if (first) {
      both++; // race: DecidedByArguments.both
    } else {
      both--; // race: DecidedByArguments.both
    }
  }

  synchronized int sum() {
    int sum = flushed + synced; // race: DecidedByArguments.synced
    sum += closed; // race: DecidedByArguments.closed
    sum += asked; // race: DecidedByArguments.asked
    sum += loaded + cleared;
    sum += named; // race: DecidedByArguments.named
    sum += opened + other + few + nested;
    sum += read; // race: DecidedByArguments.read
    sum += deep; // race: DecidedByArguments.deep
    sum += deepest + checked + inLambda + counted;
    sum += inLambdaToo; // race: DecidedByArguments.inLambdaToo
    return sum + both; // race: DecidedByArguments.both
  }
}
