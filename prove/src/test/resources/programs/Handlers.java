import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;

/** A program with a main method that hands an object to a framework. */
public class Handlers implements HttpHandler {
  private int handled;
  private static int begun;

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    handled++; // race: Handlers.handled
    begun++; // race: Handlers.begun
  }

  public static void main(String[] args) throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress(8000), 0);
    server.createContext("/", new Handlers());
    server.start();
    begun = 1; // race: Handlers.begun
  }
}
