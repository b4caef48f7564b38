package frameworks;

import jakarta.inject.Singleton;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.util.HashMap;
import java.util.Map;

/** The container makes one of these for each request. */
@Path("/cart")
class CartResource {
  private int items;

  @GET
  public String add() {
    items++;
    return "" + items;
  }
}

/** There is only one of this. */
@Path("/stock")
@Singleton
class StockResource {
  private final Map<String, Integer> stock = new HashMap<>();
  private int queries;
  private int guarded;

  @GET
  public Integer stock() {
    queries++; // race: StockResource.queries
    return stock.get("bolt"); // race: StockResource.stock
  }

  @GET
  public void order() {
    stock.merge("bolt", -1, Integer::sum); // race: StockResource.stock
    count();
  }

  private synchronized void count() {
    guarded++;
  }

  @GET
  public synchronized int guarded() {
    return guarded;
  }
}
