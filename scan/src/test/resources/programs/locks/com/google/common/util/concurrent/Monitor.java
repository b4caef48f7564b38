package com.google.common.util.concurrent;

import java.util.concurrent.TimeUnit;

/** Guava's class as far as it is used here; what it does is known by its name. */
public final class Monitor {

  public abstract static class Guard {
    public abstract boolean isSatisfied();
  }

  public native void enter();

  public native void enterWhen(Guard guard) throws InterruptedException;

  public native boolean enterIf(Guard guard);

  public native boolean tryEnter();

  public native boolean enter(long time, TimeUnit unit);

  public native void leave();
}
