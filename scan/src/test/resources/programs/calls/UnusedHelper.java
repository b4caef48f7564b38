package calls;

/**
 * A class that others cannot name, copied from elsewhere: what nobody calls of it never runs. Its
 * user is another source file.
 */
final class UnusedHelper {
  private static int lookups;
  private static int hits;

  private UnusedHelper() {}

  static Object find(String name) {
    synchronized (UnusedHelper.class) {
      hits++; // race: UnusedHelper.hits write
    }
    return name;
  }

  static int hits() {
    return hits; // race: UnusedHelper.hits read
  }

  static Object lookUp(String name) {
    synchronized (UnusedHelper.class) {
      lookups++;
    }
    return lookUpLater(name);
  }

  private static Object lookUpLater(String name) {
    lookups = 0;
    return name;
  }
}
