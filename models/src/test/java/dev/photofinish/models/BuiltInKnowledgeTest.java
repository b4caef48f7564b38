package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known of calls that engines ask for often, through the real hierarchy of the JDK. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BuiltInKnowledgeTest {

  private Program program;
  private LibraryFacts facts;

  @BeforeAll
  void open() throws Exception {
    program = Program.open(ProgramInputs.ofClasses(Map.of()));
    facts = Models.builtIn().in(program);
  }

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          java.util.ArrayList.add(Ljava/lang/Object;)Z       | writes this, stores arg0 in this
          java.util.ArrayList.add(ILjava/lang/Object;)V      | writes this, stores arg1 in this
          java.util.ArrayList.remove(I)Ljava/lang/Object;    | writes this, returns taken from this
          java.util.ArrayList.remove(Ljava/lang/Object;)Z    | writes this
          java.util.HashSet.contains(Ljava/lang/Object;)Z    | reads this
          java.util.TreeSet.pollFirst()Ljava/lang/Object;    | writes this, returns taken from this
          java.util.LinkedList.push(Ljava/lang/Object;)V     | writes this, stores arg0 in this
          java.util.LinkedList.poll()Ljava/lang/Object;      | writes this, returns taken from this
          java.util.ArrayDeque.peek()Ljava/lang/Object;      | reads this, returns element of this
          java.util.HashMap.get(Ljava/lang/Object;)Ljava/lang/Object; | reads this, returns element of this
          java.util.WeakHashMap.get(Ljava/lang/Object;)Ljava/lang/Object; | writes this, returns element of this
          java.util.TreeMap.pollLastEntry()Ljava/util/Map$Entry; | writes this, returns entry of this
          java.util.HashMap.entrySet()Ljava/util/Set;        | reads this, returns entries of this
          java.util.Iterator.next()Ljava/lang/Object;        | moves this, returns element of this
          java.util.ListIterator.set(Ljava/lang/Object;)V    | writes this, stores arg0 in this
          java.util.ArrayList.forEach(Ljava/util/function/Consumer;)V | reads this, runs arg0 here with element of this
          java.util.List.of([Ljava/lang/Object;)Ljava/util/List; | reads arg0, returns thread-safe new, stores element of arg0 in result
          java.util.Collections.synchronizedMap(Ljava/util/Map;)Ljava/util/Map; | returns thread-safe view of arg0, stores element of arg0 in result
          java.util.concurrent.ConcurrentHashMap.newKeySet()Ljava/util/concurrent/ConcurrentHashMap$KeySetView; | returns thread-safe new
          java.util.Arrays.fill([II)V                        | writes arg0
          java.util.BitSet.set(I)V                           | writes this
          java.lang.StringBuilder.append(I)Ljava/lang/StringBuilder; | writes this, returns this
          java.text.SimpleDateFormat.format(Ljava/util/Date;)Ljava/lang/String; | writes this, calls arg0, calls element of this
          java.text.SimpleDateFormat.parse(Ljava/lang/String;)Ljava/util/Date; | writes this, calls element of this, returns new
          java.text.DecimalFormat.format(D)Ljava/lang/String; | writes this
          java.util.GregorianCalendar.add(II)V               | writes this
          java.util.regex.Matcher.find()Z                    | writes this, calls element of this
          java.security.MessageDigest.digest()[B             | writes this, returns new
          javax.crypto.Mac.doFinal([B)[B                     | writes this, reads arg0, returns new
          java.nio.ByteBuffer.get()B                         | moves this
          java.nio.ByteBuffer.get(I)B                        | reads this
          java.nio.ByteBuffer.flip()Ljava/nio/ByteBuffer;    | moves this, returns this
          java.nio.MappedByteBuffer.putInt(I)Ljava/nio/ByteBuffer; | writes this, returns this
          java.io.FileInputStream.read([B)I                  | writes arg0, calls kept in this
          java.io.FileOutputStream.write([BII)V              | reads arg0, calls kept in this
          java.lang.System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V | reads arg0, writes arg2, stores element of arg0 in arg2
          java.lang.System.exit(I)V                          | never returns
          java.util.stream.Stream.forEach(Ljava/util/function/Consumer;)V | reads this, runs arg0 here or in parallel with element of this
          java.util.ArrayList.parallelStream()Ljava/util/stream/Stream; | reads this, returns view of this, makes result parallel
          java.util.stream.IntStream.parallel()Ljava/util/stream/IntStream; | returns this, makes result parallel
          java.util.concurrent.locks.ReentrantLock.lock()V   | acquires this
          java.util.concurrent.locks.ReentrantLock.tryLock(JLjava/util/concurrent/TimeUnit;)Z | tries this
          java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock.lock()V | acquires this for reading
          java.util.concurrent.locks.ReentrantReadWriteLock.readLock()Ljava/util/concurrent/locks/ReentrantReadWriteLock$ReadLock; | returns read lock of this
          java.util.concurrent.locks.StampedLock.unlock(J)V  | releases this in any mode
          java.util.concurrent.locks.StampedLock.tryOptimisticRead()J | starts optimistic read of this
          java.util.concurrent.Semaphore.tryAcquire()Z       | tries this
          java.lang.Thread.<init>(Ljava/lang/Runnable;)V     | stores arg0 in this
          java.lang.Thread.start()V                          | runs this elsewhere once
          java.lang.Thread.holdsLock(Ljava/lang/Object;)Z    | tests holding arg0
          java.lang.Thread$Builder$OfVirtual.start(Ljava/lang/Runnable;)Ljava/lang/Thread; | runs arg0 elsewhere, returns new
          java.util.ArrayList.getFirst()Ljava/lang/Object;   | reads this, returns element of this
          java.util.LinkedList.removeLast()Ljava/lang/Object; | writes this, returns taken from this
          java.lang.ThreadLocal.get()Ljava/lang/Object;      | calls this, calls element of this, returns new, returns kept in this, returns outcome of this
          java.util.concurrent.ThreadPoolExecutor.execute(Ljava/lang/Runnable;)V | runs arg0 elsewhere, calls kept in this
          java.util.concurrent.ForkJoinPool.submit(Ljava/util/concurrent/Callable;)Ljava/util/concurrent/ForkJoinTask; | runs arg0 elsewhere, returns new, stores outcome of arg0 in result
          java.util.concurrent.Executors.newSingleThreadExecutor()Ljava/util/concurrent/ExecutorService; | returns serial executor
          java.util.concurrent.ScheduledThreadPoolExecutor.scheduleAtFixedRate(Ljava/lang/Runnable;JJLjava/util/concurrent/TimeUnit;)Ljava/util/concurrent/ScheduledFuture; | runs arg0 elsewhere repeatedly, returns new
          java.util.concurrent.CompletableFuture.thenAccept(Ljava/util/function/Consumer;)Ljava/util/concurrent/CompletableFuture; | runs arg0 elsewhere with element of this, returns new, follows this
          java.util.concurrent.atomic.AtomicReference.get()Ljava/lang/Object; | returns element of this
          java.util.concurrent.atomic.AtomicIntegerFieldUpdater.incrementAndGet(Ljava/lang/Object;)I | exchanges this
          java.lang.invoke.VarHandle.setVolatile(Ljava/lang/Object;I)V | assumes reflection, writes atomically field by this
          java.lang.invoke.VarHandle.get(Ljava/lang/Object;)I | assumes reflection, reads field by this
          javax.swing.SwingUtilities.invokeLater(Ljava/lang/Runnable;)V | runs arg0 on main
          com.google.common.util.concurrent.Monitor.enter()V | acquires this
          com.google.common.util.concurrent.Monitor.enter(JLjava/util/concurrent/TimeUnit;)Z | tries this
          com.google.common.collect.ImmutableList.get(I)Ljava/lang/Object; | reads this, returns element of this
          kotlinx.coroutines.sync.Mutex.unlock(Ljava/lang/Object;)V | releases this
          android.os.Handler.post(Ljava/lang/Runnable;)Z     | runs arg0 elsewhere
          androidx.appcompat.app.AppCompatActivity.runOnUiThread(Ljava/lang/Runnable;)V | runs arg0 on main
          com.acme.ui.MyThreadUtils.assertMainThread()V      | runs on main
          java.io.BufferedReader.<init>(Ljava/io/Reader;)V   | keeps arg0 in this
          java.io.BufferedReader.readLine()Ljava/lang/String; | calls kept in this
          java.lang.IllegalStateException.<init>(Ljava/lang/Throwable;)V | keeps arg0 in this
          java.lang.IllegalStateException.getCause()Ljava/lang/Throwable; | returns kept in this
          java.util.Map$Entry.getValue()Ljava/lang/Object;   | reads this, returns held by this
          java.util.TreeMap.<init>(Ljava/util/Comparator;)V  | keeps arg0 in this
          java.util.TreeMap.get(Ljava/lang/Object;)Ljava/lang/Object; | reads this, calls kept in this, returns element of this
          java.util.HashMap.getOrDefault(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object; | reads this, returns element of this, returns arg1
          java.util.ArrayList.toArray([Ljava/lang/Object;)[Ljava/lang/Object; | reads this, returns filled arg0, stores element of this in result
          java.lang.reflect.Method.invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object; | assumes reflection, calls arg0, calls element of arg1, invokes this
          java.lang.Class.forName(Ljava/lang/String;)Ljava/lang/Class; | assumes class-loading, finds class arg0
          java.lang.Class.getDeclaredConstructor([Ljava/lang/Class;)Ljava/lang/reflect/Constructor; | returns new, finds member of this
          java.lang.Class.newInstance()Ljava/lang/Object;    | assumes reflection, returns new, instantiates this
          java.util.ArrayList.<init>(Ljava/util/Collection;)V | reads arg0 at once, calls arg0, stores element of arg0 in this
          java.lang.Thread.currentThread()Ljava/lang/Thread; | returns shared, returns current thread
          java.util.concurrent.Executors.newFixedThreadPool(ILjava/util/concurrent/ThreadFactory;)Ljava/util/concurrent/ExecutorService; | returns new, keeps arg1 in result, starts threads of arg1
          java.util.Collections.sort(Ljava/util/List;)V      | writes arg0 at once, calls arg0, calls element of arg0
          java.io.ObjectInputStream.readObject()Ljava/lang/Object; | writes this, assumes serialization, calls kept in this, returns new
          java.lang.System.loadLibrary(Ljava/lang/String;)V  | assumes native
          javax.xml.parsers.SAXParser.parse(Ljava/io/File;Lorg/xml/sax/helpers/DefaultHandler;)V | writes this, calls arg0, calls kept in arg0, calls arg1, calls kept in this
          com.acme.Unknown.get()V                            | unknown
          """)
  void calls(String method, String expected) {
    assertThat(facts.of(Fixture.ref(method))).hasToString(expected);
  }
}
