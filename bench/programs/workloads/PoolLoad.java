import org.apache.commons.pool.BasePoolableObjectFactory;
import org.apache.commons.pool.KeyedPoolableObjectFactory;
import org.apache.commons.pool.BaseKeyedPoolableObjectFactory;
import org.apache.commons.pool.ObjectPool;
import org.apache.commons.pool.impl.GenericKeyedObjectPool;
import org.apache.commons.pool.impl.GenericObjectPool;
import org.apache.commons.pool.impl.SoftReferenceObjectPool;
import org.apache.commons.pool.impl.StackKeyedObjectPool;
import org.apache.commons.pool.impl.StackObjectPool;

/** Clients borrow and return, while another thread looks at the pools and changes settings. */
public final class PoolLoad {

  private static final class Things extends BasePoolableObjectFactory {
    @Override
    public Object makeObject() {
      return new StringBuilder();
    }
  }

  private static final class KeyedThings extends BaseKeyedPoolableObjectFactory {
    @Override
    public Object makeObject(Object key) {
      return new StringBuilder(key.toString());
    }
  }

  public static void main(String[] args) throws Exception {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 50;
    GenericObjectPool generic = new GenericObjectPool(new Things());
    generic.setTimeBetweenEvictionRunsMillis(5);
    StackObjectPool stack = new StackObjectPool(new Things());
    SoftReferenceObjectPool soft = new SoftReferenceObjectPool(new Things());
    KeyedPoolableObjectFactory keyedThings = new KeyedThings();
    GenericKeyedObjectPool keyed = new GenericKeyedObjectPool(keyedThings);
    StackKeyedObjectPool stackKeyed = new StackKeyedObjectPool(keyedThings);
    Thread[] threads = {
      new Thread(() -> use(rounds, generic, stack, soft, keyed, stackKeyed), "first client"),
      new Thread(() -> use(rounds, generic, stack, soft, keyed, stackKeyed), "second client"),
      new Thread(() -> watch(rounds, generic, stack, soft, keyed, stackKeyed), "watcher")
    };
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    generic.close();
    System.out.println("done");
  }

  private static void use(
      int rounds,
      GenericObjectPool generic,
      StackObjectPool stack,
      SoftReferenceObjectPool soft,
      GenericKeyedObjectPool keyed,
      StackKeyedObjectPool stackKeyed) {
    try {
      for (int i = 0; i < rounds; i++) {
        for (ObjectPool pool : new ObjectPool[] {generic, stack, soft}) {
          Object thing = pool.borrowObject();
          pool.returnObject(thing);
        }
        Object key = "key" + i % 2;
        keyed.returnObject(key, keyed.borrowObject(key));
        stackKeyed.returnObject(key, stackKeyed.borrowObject(key));
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void watch(
      int rounds,
      GenericObjectPool generic,
      StackObjectPool stack,
      SoftReferenceObjectPool soft,
      GenericKeyedObjectPool keyed,
      StackKeyedObjectPool stackKeyed) {
    int sum = 0;
    for (int i = 0; i < rounds; i++) {
      generic.setTestOnBorrow(i % 2 == 0);
      generic.setTestOnReturn(i % 2 == 0);
      keyed.setTestOnReturn(i % 2 == 0);
      sum += stack.getNumActive() + stack.getNumIdle();
      sum += soft.getNumActive() + soft.getNumIdle();
      sum += stackKeyed.getNumActive("key0");
    }
    if (sum < 0) {
      System.out.println(sum);
    }
  }
}
