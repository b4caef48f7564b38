package inner;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** A container whose iterators look at its fields: without its lock, with it, and with their own. */
class RingBuffer implements Iterable<String> {

  private final String[] items = new String[100];
  private int count;
  private int limit = 100;
  private int reads;

  synchronized void add(String item) {
    items[count % limit] = item; // race: RingBuffer.items
    count++; // race: RingBuffer.count
  }

  synchronized void shrink() {
    limit--; // race: RingBuffer.limit
  }

  synchronized int reads() {
    return reads;
  }

  @Override
  public Iterator<String> iterator() {
    return new Items();
  }

  Iterator<String> lockedIterator() {
    return new LockedItems();
  }

  private class Items implements Iterator<String> {
    private int position;

    @Override
    public boolean hasNext() {
      return position < count; // race: RingBuffer.count
    }

    @Override
    public String next() {
      return items[position++]; // race: RingBuffer.items
    }
  }

  private class LockedItems implements Iterator<String> {
    private int position;

    @Override
    public boolean hasNext() {
      synchronized (RingBuffer.this) {
        reads++;
        return position < count;
      }
    }

    @Override
    public String next() {
      synchronized (RingBuffer.this) {
        if (position >= count) {
          throw new NoSuchElementException();
        }
        return items[position++];
      }
    }

    /** The lock of the iterator is not the lock of the buffer. */
    synchronized int left() {
      return limit; // race: RingBuffer.limit
    }
  }
}
