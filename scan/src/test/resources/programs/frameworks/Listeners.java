package frameworks;

import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import org.springframework.amqp.rabbit.annotation.RabbitListener;
import org.springframework.jms.annotation.JmsListener;
import org.springframework.kafka.annotation.KafkaListener;

/** Messages arrive on the provider's thread. */
class OrderListener implements MessageListener {

  private String last;
  private long received;
  private long guarded;

  @Override
  public void onMessage(Message message) {
    last = message.getJMSMessageID(); // race: OrderListener.last
    received++; // race: OrderListener.received
    synchronized (this) {
      guarded++;
    }
  }

  public String last() {
    return last; // race: OrderListener.last
  }

  public long received() {
    return received; // race: OrderListener.received
  }

  public synchronized long guarded() {
    return guarded;
  }
}

/** By annotation, of three brokers. */
class TopicListener {
  private int kafka;
  private int jms;
  private int rabbit;
  private int none;

  @KafkaListener(topics = "orders")
  public void kafka(String order) {
    kafka++; // race: TopicListener.kafka
  }

  @JmsListener(destination = "orders")
  public void jms(String order) {
    jms++; // race: TopicListener.jms
  }

  @RabbitListener(queues = "orders")
  public void rabbit(String order) {
    rabbit++; // race: TopicListener.rabbit
  }

  public int sum() {
    int sum = kafka; // race: TopicListener.kafka
    sum += jms; // race: TopicListener.jms
    sum += rabbit; // race: TopicListener.rabbit
    return sum + none;
  }

  public void none() {
    none++;
  }
}
