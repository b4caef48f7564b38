package containers;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedList;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.LinkedBlockingQueue;
import javax.annotation.concurrent.ThreadSafe;

/** Queues, deques and stacks. */
@ThreadSafe
class MailSpool {

  private final Queue<String> incoming = new LinkedList<>();
  private final Queue<String> urgent = new PriorityQueue<>();
  private final Deque<String> undo = new ArrayDeque<>();
  private final ArrayDeque<String> recent = new ArrayDeque<>();
  private final BlockingQueue<String> outgoing = new LinkedBlockingQueue<>();
  private final Deque<String> bounced = new ConcurrentLinkedDeque<>();

  boolean receive(String mail) {
    return incoming.offer(mail); // race: MailSpool.incoming write
  }

  String take() {
    return incoming.poll(); // race: MailSpool.incoming write
  }

  String look() {
    return incoming.peek(); // race: MailSpool.incoming read
  }

  String mostUrgent() {
    return urgent.remove(); // race: MailSpool.urgent write
  }

  void push(String mail) {
    undo.push(mail); // race: MailSpool.undo write
  }

  String pop() {
    return undo.pop(); // race: MailSpool.undo write
  }

  String top() {
    return undo.peekFirst(); // race: MailSpool.undo read
  }

  void remember(String mail) {
    recent.addFirst(mail); // race: MailSpool.recent write
    if (recent.size() > 10) { // race: MailSpool.recent read
      recent.pollLast(); // race: MailSpool.recent write
    }
  }

  void send(String mail) {
    outgoing.offer(mail);
    bounced.addLast(mail);
  }

  String sent() throws InterruptedException {
    bounced.pollFirst();
    return outgoing.take();
  }
}
