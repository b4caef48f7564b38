package threads;

/** The same work handed over as an anonymous class, a lambda and a method reference. */
class Heartbeat {

  private long byClass;
  private long byLambda;
  private long byReference;
  private long byStaticReference;
  private static long beats;
  private long lastSeen;

  void startAnonymous() {
    new Thread(
            new Runnable() {
              @Override
              public void run() {
                byClass++; // race: Heartbeat.byClass
              }
            })
        .start();
  }

  void startLambda() {
    Thread thread =
        new Thread(
            () -> {
              byLambda++; // race: Heartbeat.byLambda
            });
    thread.setDaemon(true);
    thread.start();
  }

  void startReference() {
    new Thread(this::beat).start();
  }

  private void beat() {
    byReference++; // race: Heartbeat.byReference
  }

  void startStaticReference() {
    new Thread(Heartbeat::staticBeat).start();
  }

  private static void staticBeat() {
    beats++; // race: Heartbeat.beats
  }

  long total() {
    long sum = byClass; // race: Heartbeat.byClass
    sum += byLambda; // race: Heartbeat.byLambda
    sum += byReference; // race: Heartbeat.byReference
    sum += beats; // race: Heartbeat.beats
    return sum + byStaticReference;
  }

  /** Both are called by the owner only. */
  void seen(long now) {
    lastSeen = now;
    byStaticReference++;
  }

  long lastSeen() {
    return lastSeen;
  }
}
