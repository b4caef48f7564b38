import java.io.StringWriter;
import java.util.concurrent.CyclicBarrier;
import org.apache.log4j.AsyncAppender;
import org.apache.log4j.Logger;
import org.apache.log4j.PatternLayout;
import org.apache.log4j.WriterAppender;
import org.apache.log4j.spi.LoggingEvent;
import org.apache.log4j.spi.ThrowableInformation;

/** Threads log through an appender that writes on its own thread, and share an event. */
public final class Log4jLoad {

  private static final CyclicBarrier BEGIN = new CyclicBarrier(3);

  public static void main(String[] args) throws InterruptedException {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 50;
    AsyncAppender async = new AsyncAppender();
    async.addAppender(new WriterAppender(new PatternLayout("%t %p %m%n"), new StringWriter()));
    Logger root = Logger.getRootLogger();
    root.addAppender(async);
    ThrowableInformation shared = new ThrowableInformation(new IllegalStateException("shared"));
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> log(rounds, shared), "client " + i);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    root.removeAllAppenders();
    async.close();
    System.out.println("done");
  }

  private static void log(int rounds, ThrowableInformation shared) {
    Logger logger = Logger.getLogger(Log4jLoad.class);
    begin();
    shared.getThrowableStrRep();
    for (int i = 0; i < rounds; i++) {
      logger.info("round " + i);
      if (i % 10 == 0) {
        logger.callAppenders(
            new LoggingEvent(
                "name", logger, org.apache.log4j.Level.WARN, "event", new Exception("some")));
      }
    }
  }

  private static void begin() {
    try {
      BEGIN.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
