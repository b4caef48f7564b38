import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.ObjectPool;
import org.apache.commons.pool.impl.GenericObjectPool;
import org.apache.commons.pool.impl.StackObjectPool;

/** Threads that share connections of two pools: what a small program does with commons-pool. */
public final class PoolClients {

  private static final int THREADS = 4;

  /** What is pooled. */
  static final class Connection {
    private int uses;

    void use() {
      uses++;
    }

    int uses() {
      return uses;
    }
  }

  /** Makes what is pooled, and counts it without a lock: a mistake to be found. */
  static final class Connections extends BasePoolableObjectFactory {
    private int made;

    @Override
    public Object makeObject() {
      made++;
      return new Connection();
    }

    @Override
    public boolean validateObject(Object object) {
      return ((Connection) object).uses() < 100;
    }
  }

  /** Takes a connection, uses it and gives it back. */
  static final class Client implements Runnable {
    private final ObjectPool pool;
    private final Total total;

    Client(ObjectPool pool, Total total) {
      this.pool = pool;
      this.total = total;
    }

    @Override
    public void run() {
      try {
        for (int i = 0; i < 1_000; i++) {
          Connection connection = (Connection) pool.borrowObject();
          connection.use();
          total.add(connection.uses());
          pool.returnObject(connection);
        }
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** What all clients add to, under its lock. */
  static final class Total {
    private long sum;

    synchronized void add(int more) {
      sum += more;
    }

    synchronized long sum() {
      return sum;
    }
  }

  private PoolClients() {}

  public static void main(String[] args) throws Exception {
    Total total = new Total();
    GenericObjectPool generic = new GenericObjectPool(new Connections());
    generic.setMaxActive(THREADS);
    generic.setTestOnBorrow(true);
    generic.setTimeBetweenEvictionRunsMillis(1_000);
    serve(generic, total);
    serve(new StackObjectPool(new Connections()), total);
    System.out.println(total.sum());
  }

  private static void serve(ObjectPool pool, Total total) throws Exception {
    Thread[] threads = new Thread[THREADS];
    for (int i = 0; i < THREADS; i++) {
      threads[i] = new Thread(new Client(pool, total), "client " + i);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    pool.close();
  }
}
