package calls;

/** Tests of parameters that do not keep an access from a call with a constant. */
class NotDecidedByArguments {

  private volatile boolean setting;
  private int reassigned;
  private int either;
  private int behind;
  private int around;
  private int often;
  private int onEachWay;
  private int byCallees;
  private int byCalleesToo;
  private int later;
  private int wrongWay;
  private int last;

  void calls() {
    reassign(false);
    either(false, setting);
    behind(true);
    around(false);
    often(true);
    often(true);
    often(true);
    often(false);
    FP_onEachWay(3);
    byCallees(false);
    byCalleesToo(true);
    later(true);
    wrongWay(null);
    last(1);
  }

  private void reassign(boolean go) {
    go = setting;
    if (go) {
      reassigned++; // race: NotDecidedByArguments.reassigned
    }
  }

  private void either(boolean one, boolean other) {
    if (one || other) {
      either++; // race: NotDecidedByArguments.either
    }
  }

  private void behind(boolean skip) {
    if (!skip) {
      System.gc();
    }
    behind++; // race: NotDecidedByArguments.behind
  }

  private void around(boolean go) {
    try {
      if (go) {
        System.gc();
      }
    } finally {
      around++; // race: NotDecidedByArguments.around
    }
  }

  private void often(boolean skip) {
    if (!skip) {
      often++; // race: NotDecidedByArguments.often
    }
  }

  /** One of them is not reached, but what is known of both is kept as one. */
  private void FP_onEachWay(int way) {
    switch (way) {
      case 1 -> onEachWay++; // false-alarm: NotDecidedByArguments.onEachWay
      case 2 -> System.gc();
      default -> onEachWay--; // race: NotDecidedByArguments.onEachWay
    }
  }

  private void byCallees(boolean first) {
    if (first) {
      addOne();
    } else {
      addOne();
    }
  }

  private void addOne() {
    byCallees++; // race: NotDecidedByArguments.byCallees
  }

  private void byCalleesToo(boolean first) {
    if (first) {
      addTwo();
    } else {
      addTwo();
    }
  }

  private void addTwo() {
    byCalleesToo += 2; // race: NotDecidedByArguments.byCalleesToo
  }

  private void later(boolean first) {
    boolean again = first;
    while (setting) {
      if (!again) {
        later++; // race: NotDecidedByArguments.later
      }
      again = !again;
    }
  }

  private void wrongWay(Object from) {
    if (from == null) {
      wrongWay++; // race: NotDecidedByArguments.wrongWay
    }
  }

  private void last(int number) {
    switch (number) {
      case 2:
        System.gc();
        // Goes on.
      default:
        last++; // race: NotDecidedByArguments.last
    }
  }

  synchronized int sum() {
    int sum = reassigned; // race: NotDecidedByArguments.reassigned
    sum += either; // race: NotDecidedByArguments.either
    sum += behind; // race: NotDecidedByArguments.behind
    sum += around; // race: NotDecidedByArguments.around
    sum += often; // race: NotDecidedByArguments.often
    sum += onEachWay; // race: NotDecidedByArguments.onEachWay
    sum += byCallees; // race: NotDecidedByArguments.byCallees
    sum += byCalleesToo; // race: NotDecidedByArguments.byCalleesToo
    sum += later; // race: NotDecidedByArguments.later
    sum += wrongWay; // race: NotDecidedByArguments.wrongWay
    return sum + last; // race: NotDecidedByArguments.last
  }
}
