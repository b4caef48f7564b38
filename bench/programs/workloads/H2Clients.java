import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.CyclicBarrier;

/**
 * Clients of one database on disk that do what clients do beside their queries: one cancels the
 * others', one makes and drops tables, one has the database to itself for a moment, and all change
 * rows of one table.
 */
public final class H2Clients {

  private interface Work {
    void run(Statement statement, int round) throws SQLException;
  }

  private static String url;
  private static int rounds;
  private static CyclicBarrier begin;

  public static void main(String[] args) throws Exception {
    rounds = args.length > 0 ? Integer.parseInt(args[0]) : 10;
    begin = new CyclicBarrier(4);
    Path file = Files.createTempDirectory("h2clients").resolve("data");
    url = "jdbc:h2:" + file + ";MULTI_THREADED=1;DB_CLOSE_DELAY=-1;LOCK_TIMEOUT=10000";
    Class.forName("org.h2.Driver");
    execute("create table item(id int primary key, amount int)");
    Connection observed = DriverManager.getConnection(url);
    Statement query = observed.createStatement();
    Thread[] threads = {
      client("writer", H2Clients::change),
      client("reader", (own, round) -> query.executeQuery("select sum(amount) from item").close()),
      client("maker", H2Clients::make),
      client("watcher", (own, round) -> query.cancel())
    };
    for (Thread thread : threads) {
      thread.join();
    }
    observed.close();
    execute("shutdown");
    System.out.println("done");
  }

  private static void execute(String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static Thread client(String name, Work work) {
    Thread thread = new Thread(() -> serve(work), name);
    thread.start();
    return thread;
  }

  private static void serve(Work work) {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      begin.await();
      for (int round = 0; round < rounds; round++) {
        attempt(work, statement, round);
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** What another client cancels, or locks, fails. */
  private static void attempt(Work work, Statement statement, int round) {
    try {
      work.run(statement, round);
    } catch (SQLException e) {
      System.err.println(e.getMessage());
    }
  }

  private static void change(Statement statement, int round) throws SQLException {
    statement.executeUpdate("insert into item values(" + round + ", 1)");
    statement.executeUpdate("update item set amount = amount + 1 where id = " + round);
  }

  private static void make(Statement statement, int round) throws SQLException {
    statement.executeUpdate("merge into item values(" + (1000 + round) + ", 1)");
    statement.execute("create table made" + round + "(id int)");
    statement.execute("drop table made" + round);
    statement.execute("set exclusive 1");
    statement.execute("set exclusive 0");
  }
}
