package locks;

import java.util.concurrent.locks.ReentrantLock;

/** Locks that are not nested: the first is given back while the second is held. */
class HandOverHand {
  private final ReentrantLock first = new ReentrantLock();
  private final ReentrantLock second = new ReentrantLock();
  private int head;
  private int tail;
  private int moved;

  void move() {
    first.lock();
    head++;
    second.lock();
    head--;
    first.unlock();
    moved++; // race: HandOverHand.moved
    tail++;
    second.unlock();
  }

  int head() {
    first.lock();
    try {
      return head;
    } finally {
      first.unlock();
    }
  }

  int tail() {
    second.lock();
    try {
      return tail;
    } finally {
      second.unlock();
    }
  }

  int moved() {
    first.lock();
    try {
      return moved; // race: HandOverHand.moved read
    } finally {
      first.unlock();
    }
  }
}
