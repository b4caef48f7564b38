package making;

import java.util.ArrayList;
import java.util.List;

/** Its maker is not the only one by the time of the calls. */
class Started {
  private int count;
  private int limit;

  // Called by its maker, but after a thread has got it.
  public void setLimit(int most) {
    limit = most; // race: Started.limit
  }

  public synchronized void work() {
    if (count < limit) { // race: Started.limit read
      count++;
    }
  }
}

class Starter {
  void start() {
    Started task = new Started();
    new Thread(task::work).start();
    task.setLimit(3);
  }
}

/** Used by its maker again and again, while others know it. */
class Session {
  private int requests;

  public void serve() {
    requests++; // race: Session.requests
  }

  public synchronized int requests() {
    return requests; // race: Session.requests read
  }
}

class Sessions {
  private final List<Session> all = new ArrayList<>();

  void run(int times) {
    Session session = new Session();
    synchronized (this) {
      all.add(session);
    }
    for (int i = 0; i < times; i++) {
      session.serve();
    }
  }

  synchronized int count() {
    int sum = 0;
    for (Session session : all) {
      sum += session.requests();
    }
    return sum;
  }
}

/** There for others: they call what nobody in sight does. */
class Settings {
  private String host;

  public void setHost(String name) {
    host = name; // race: Settings.host
  }

  public synchronized String url() {
    return "//" + host; // race: Settings.host read
  }

  public void print() {
    System.out.println(this);
  }
}

class SettingsReader {
  Settings read(String name) {
    Settings settings = new Settings();
    settings.setHost(name);
    return settings;
  }

  String show(Settings settings) {
    return settings.url();
  }
}

/** Tried out by a program: that says nothing of how it is used. */
class Tried {
  private int value;

  public void set(int number) {
    value = number; // race: Tried.value
  }

  public synchronized int get() {
    return value; // race: Tried.value read
  }

  public static void main(String[] arguments) {
    Tried tried = new Tried();
    tried.set(1);
    System.out.println(tried.get());
  }
}
