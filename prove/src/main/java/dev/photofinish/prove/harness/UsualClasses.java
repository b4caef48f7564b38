package dev.photofinish.prove.harness;

import java.util.HashMap;
import java.util.Map;

/** Which classes callers usually take where the platform has an interface or an abstract class. */
final class UsualClasses {

  private static final String TABLE =
      """
      java/lang/String: java/lang/CharSequence java/lang/Comparable java/io/Serializable
      java/util/ArrayList: java/lang/Iterable java/util/Collection java/util/List
      java/util/ArrayList: java/util/AbstractCollection java/util/AbstractList
      java/util/HashSet: java/util/Set java/util/AbstractSet
      java/util/TreeSet: java/util/SortedSet java/util/NavigableSet
      java/util/HashMap: java/util/Map java/util/AbstractMap
      java/util/TreeMap: java/util/SortedMap java/util/NavigableMap
      java/util/Hashtable: java/util/Dictionary
      java/util/ArrayDeque: java/util/Queue java/util/Deque
      java/util/Date: java/lang/Cloneable
      java/util/GregorianCalendar: java/util/Calendar
      java/util/concurrent/ConcurrentHashMap: java/util/concurrent/ConcurrentMap
      java/util/concurrent/LinkedBlockingDeque: java/util/concurrent/BlockingQueue
      java/util/concurrent/LinkedBlockingDeque: java/util/concurrent/BlockingDeque
      java/util/concurrent/ScheduledThreadPoolExecutor: java/util/concurrent/Executor
      java/util/concurrent/ScheduledThreadPoolExecutor: java/util/concurrent/ExecutorService
      java/util/concurrent/ScheduledThreadPoolExecutor: java/util/concurrent/ScheduledExecutorService
      java/util/concurrent/locks/ReentrantLock: java/util/concurrent/locks/Lock
      java/util/concurrent/locks/ReentrantReadWriteLock: java/util/concurrent/locks/ReadWriteLock
      java/io/ByteArrayInputStream: java/io/InputStream
      java/io/ByteArrayOutputStream: java/io/OutputStream
      java/io/StringReader: java/io/Reader
      java/io/StringWriter: java/io/Writer java/lang/Appendable
      java/io/DataInputStream: java/io/DataInput
      java/io/DataOutputStream: java/io/DataOutput
      java/io/ObjectInputStream: java/io/ObjectInput
      java/io/ObjectOutputStream: java/io/ObjectOutput
      java/math/BigDecimal: java/lang/Number
      """;

  private static final Map<String, String> BY_TYPE = read();

  private UsualClasses() {}

  /** The usual class for a type; the type itself if there is none. */
  static String of(String internalName) {
    return BY_TYPE.getOrDefault(internalName, internalName);
  }

  private static Map<String, String> read() {
    Map<String, String> read = new HashMap<>();
    for (String line : TABLE.lines().toList()) {
      int colon = line.indexOf(':');
      for (String type : line.substring(colon + 2).split(" ", -1)) {
        read.put(type, line.substring(0, colon));
      }
    }
    return Map.copyOf(read);
  }
}
