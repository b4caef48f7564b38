package ownership;

import java.util.HashMap;
import java.util.Map;
import javax.annotation.concurrent.ThreadSafe;

/** What a constructor, or a setter, fills before the object is known to others. */
@ThreadSafe
class FilledBeforePublished {

  static class Query {
    final String[] names;
    int[] counts;

    Query(String[] given) {
      names = new String[given.length];
      for (int i = 0; i < given.length; i++) {
        names[i] = given[i];
      }
    }

    void count(int n) {
      counts = new int[n];
      counts[0] = n;
    }

    void recount(int n) {
      counts[0] = n; // race: Query.counts
    }
  }

  private final Map<String, Query> cache = new HashMap<>();

  synchronized Query find(String text, String[] names) {
    return cache.get(text);
  }

  Query prepare(String text, String[] names) {
    Query query = new Query(names);
    query.count(names.length);
    synchronized (this) {
      cache.put(text, query);
    }
    return query;
  }

  Query late(String text, String[] names) {
    Query query = new Query(names);
    synchronized (this) {
      cache.put(text, query);
    }
    query.recount(1);
    return query;
  }
}
