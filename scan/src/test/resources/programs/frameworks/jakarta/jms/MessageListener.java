package jakarta.jms;

/** Stands in for the type of the messaging API. */
public interface MessageListener {
  void onMessage(Message message);
}
