package dev.photofinish.testbench.random.syntax;

import java.util.List;

/** The classes of the JDK that programs use. */
public final class Library {

  public static final String OBJECT = "java/lang/Object";
  public static final String CLASS = "java/lang/Class";
  public static final String THREAD = "java/lang/Thread";
  public static final String RUNNABLE = "java/lang/Runnable";
  public static final String LIST = "java/util/ArrayList";
  public static final String MAP = "java/util/HashMap";
  public static final String LOCK = "java/util/concurrent/locks/ReentrantLock";
  public static final String READ_WRITE_LOCK = "java/util/concurrent/locks/ReentrantReadWriteLock";
  public static final String ATOMIC = "java/util/concurrent/atomic/AtomicInteger";
  public static final String EXCEPTION = "java/lang/RuntimeException";
  public static final String THROWABLE = "java/lang/Throwable";

  /** Makes an object of a library class without arguments. */
  public static Signature constructor(String className) {
    return Signature.constructor(className, List.of());
  }

  /** Makes a thread that runs a Runnable. */
  public static Signature threadOfRunnable() {
    return Signature.constructor(THREAD, List.of(Type.of(RUNNABLE)));
  }

  /** The task of threads and Runnables. */
  public static Signature run(String owner) {
    return Signature.method(owner, "run", Type.VOID);
  }

  private Library() {}
}
