package containers;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ListIterator;
import javax.annotation.concurrent.ThreadSafe;

/** What reads and what writes a list. */
@ThreadSafe
class TaskBoard {

  private final List<String> tasks = new ArrayList<>();
  private final List<String> archive = new ArrayList<>();
  private final List<String> columns = new ArrayList<>(List.of("open", "done"));

  void add(String task) {
    tasks.add(task); // race: TaskBoard.tasks write
  }

  boolean finish(String task) {
    return tasks.remove(task); // race: TaskBoard.tasks write
  }

  void replace(int index, String task) {
    tasks.set(index, task); // race: TaskBoard.tasks write
  }

  void sort() {
    tasks.sort(Comparator.naturalOrder()); // race: TaskBoard.tasks write
  }

  void trim() {
    tasks.replaceAll(String::trim); // race: TaskBoard.tasks write
  }

  void dropEmpty() {
    tasks.removeIf(String::isEmpty); // race: TaskBoard.tasks write
  }

  void dropFirst(int count) {
    tasks.subList(0, count).clear(); // race: TaskBoard.tasks
  }

  void upperCase() {
    for (ListIterator<String> it = tasks.listIterator(); it.hasNext(); ) { // race: TaskBoard.tasks read
      String task = it.next(); // race: TaskBoard.tasks read
      it.set(task.toUpperCase()); // race: TaskBoard.tasks write
    }
  }

  String first() {
    return tasks.get(0); // race: TaskBoard.tasks read
  }

  boolean isEmpty() {
    return tasks.isEmpty(); // race: TaskBoard.tasks read
  }

  boolean has(String task) {
    return tasks.contains(task); // race: TaskBoard.tasks read
  }

  int letters() {
    int sum = 0;
    for (String task : tasks) { // race: TaskBoard.tasks read
      sum += task.length();
    }
    return sum;
  }

  /** Nobody changes the columns, so all may read them. */
  int columns() {
    return columns.size() + columns.indexOf("open");
  }

  void archive(String task) {
    synchronized (archive) {
      archive.add(task);
    }
  }

  int archived() {
    synchronized (archive) {
      return archive.size();
    }
  }

  /** Nothing is done to the list here. */
  List<String> tasks() {
    return tasks;
  }
}
