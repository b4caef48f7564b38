package frameworks;

import java.rmi.Remote;
import java.rmi.RemoteException;

/** Many clients call it at once; what they send are copies. */
interface Desk extends Remote {
  void accept(Order order) throws RemoteException;
}

class RemoteDesk implements Desk {

  private Order last;

  @Override
  public void accept(Order order) {
    order.accepted = true;
    order.number = order.number + 1;
    last = order; // race: RemoteDesk.last
  }
}

class Order {
  boolean accepted;
  int number;
}
