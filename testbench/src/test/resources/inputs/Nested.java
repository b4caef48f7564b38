package com.acme;

class Nested {
  private int own;

  static class Inner {
    int value;

    void set(Nested outer) {
      value = 1; // race: Inner.value
      outer.own = value; // race: Nested.own write; Nested$Inner.value read
    }
  }

  Runnable local() {
    class Task implements Runnable {
      int runs;

      @Override
      public void run() {
        runs++; // race: Task.runs
        own++; // race: com.acme.Nested.own
      }
    }
    return new Task();
  }

  Runnable anonymous() {
    return new Runnable() {
      int runs;

      @Override
      public void run() {
        runs++; // race: Nested$1.runs
      }
    };
  }

  Runnable lambda() {
    return () -> own++; // race: Nested.own
  }
}
