package halflocked;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Adding is locked; looking is thought to be harmless. */
class MessageList {

  private final List<String> messages = new ArrayList<>();
  private final List<String> drafts = new ArrayList<>();
  private String subject = "";

  synchronized void add(String message) {
    messages.add(message); // race: MessageList.messages
  }

  int size() {
    return messages.size(); // race: MessageList.messages
  }

  boolean isEmpty() {
    return messages.isEmpty(); // race: MessageList.messages
  }

  void forEach(Consumer<String> action) {
    for (String message : messages) { // race: MessageList.messages
      action.accept(message);
    }
  }

  /** The lock is given back before the list is looked at. */
  String last() {
    int size;
    synchronized (this) {
      size = messages.size();
    }
    return messages.get(size - 1); // race: MessageList.messages
  }

  synchronized String first() {
    return messages.get(0);
  }

  synchronized List<String> copy() {
    return new ArrayList<>(messages);
  }

  synchronized void addDraft(String draft) {
    drafts.add(draft);
  }

  synchronized int drafts() {
    return drafts.size();
  }

  synchronized void setSubject(String subject) {
    this.subject = subject; // race: MessageList.subject
  }

  @Override
  public String toString() {
    return "messages about " + subject; // race: MessageList.subject
  }
}
