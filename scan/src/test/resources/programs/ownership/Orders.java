package ownership;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.concurrent.ThreadSafe;

/** Objects that a method makes for itself are its own, whatever it does to them. */
@ThreadSafe
class Orders {

  /** What a customer asks for. */
  static class Order {
    int amount;
    int price;
    Order next;
    List<String> lines = new ArrayList<>();
    int[] codes = new int[4];
  }

  private final Order template = new Order();
  private volatile Order latest = new Order();

  Order fresh() {
    Order order = new Order();
    order.amount = 1;
    order.lines.add("bolt");
    order.codes[0] = 7;
    order.next = new Order();
    order.next.price = 3;
    return order;
  }

  int freshThenRead(boolean large) {
    Order order;
    if (large) {
      order = new Order();
      order.amount = 100;
    } else {
      order = new Order();
    }
    order.price = order.amount * 2;
    return order.price;
  }

  void shared(int amount) {
    template.amount = amount; // race: Order.amount
    template.lines.add("nut"); // race: Order.lines
    template.codes[0]++; // race: Order.codes
  }

  void sharedThroughLocal(int price) {
    Order order = latest;
    order.price = price; // race: Order.price
  }

  void freshOrShared(boolean own, int price) {
    Order order = own ? new Order() : latest;
    order.price = price; // race: Order.price
  }

  /** The second object is fresh again. */
  void sharedThenFresh(int price) {
    Order order = latest;
    int old = order.price; // race: Order.price
    order = new Order();
    order.price = old + price;
  }

  int sum() {
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      Order order = new Order();
      order.amount = i;
      sum += order.amount;
    }
    return sum;
  }
}
