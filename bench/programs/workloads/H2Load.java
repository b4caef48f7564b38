import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Several connections to one database in memory insert, update and query. */
public final class H2Load {

  private static final String URL = "jdbc:h2:mem:load;DB_CLOSE_DELAY=-1;LOCK_TIMEOUT=10000";

  public static void main(String[] args) throws Exception {
    int rows = args.length > 0 ? Integer.parseInt(args[0]) : 2_000;
    Class.forName("org.h2.Driver");
    try (Connection connection = DriverManager.getConnection(URL);
        Statement statement = connection.createStatement()) {
      statement.execute("create table item(id int primary key, name varchar, amount int)");
    }
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      int first = i * rows;
      threads[i] = new Thread(() -> load(first, rows), "client " + i);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    try (Connection connection = DriverManager.getConnection(URL);
        Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("select count(*), sum(amount) from item")) {
      result.next();
      System.out.println(result.getInt(1) + " " + result.getLong(2));
    }
  }

  private static void load(int first, int rows) {
    try (Connection connection = DriverManager.getConnection(URL);
        PreparedStatement insert = connection.prepareStatement("insert into item values(?, ?, ?)");
        PreparedStatement update =
            connection.prepareStatement("update item set amount = amount + 1 where id = ?");
        PreparedStatement query =
            connection.prepareStatement("select name from item where id between ? and ?")) {
      for (int i = first; i < first + rows; i++) {
        insert.setInt(1, i);
        insert.setString(2, "item " + i);
        insert.setInt(3, i % 10);
        insert.executeUpdate();
        update.setInt(1, i);
        update.executeUpdate();
        if (i % 10 == 0) {
          query.setInt(1, i - 5);
          query.setInt(2, i);
          try (ResultSet result = query.executeQuery()) {
            while (result.next()) {
              result.getString(1);
            }
          }
        }
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
