package containers;

import java.util.ArrayList;
import java.util.List;

/** A list that becomes part of a text is read. */
class ReadAsText {

  private final List<String> joined = new ArrayList<>();
  private final List<String> appended = new ArrayList<>();
  private final List<String> guarded = new ArrayList<>();

  synchronized void add(String name) {
    joined.add(name); // race: ReadAsText.joined write
    appended.add(name); // race: ReadAsText.appended write
    guarded.add(name);
  }

  public String joined() {
    return "all: " + joined; // race: ReadAsText.joined read
  }

  public String appended() {
    return new StringBuilder().append(appended).toString(); // race: ReadAsText.appended read
  }

  public synchronized String guarded() {
    return "all: " + guarded;
  }
}
