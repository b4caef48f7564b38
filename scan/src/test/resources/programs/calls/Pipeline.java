package calls;

import javax.annotation.concurrent.ThreadSafe;

/** Calls through interfaces: with one implementation, with none in sight, with too many. */
@ThreadSafe
class Pipeline {

  /** Has one implementation. */
  interface Stage {
    void process();
  }

  /** Its only implementation. */
  static class Counting implements Stage {
    private int processed;

    @Override
    public void process() {
      processed++; // race: Counting.processed
    }
  }

  /** Has no implementation in sight. */
  interface Sink {
    void accept(Frame frame);

    Frame last();
  }

  /** What goes through. */
  static class Frame {
    int length;
    int checksum;
  }

  private final Stage stage;
  private final Sink sink;
  private final Frame frame = new Frame();

  Pipeline(Stage stage, Sink sink) {
    this.stage = stage;
    this.sink = sink;
  }

  void run() {
    stage.process();
  }

  void send() {
    sink.accept(frame);
  }

  /** What unknown code returns is not known to be shared. */
  void last() {
    Frame last = sink.last();
    last.length = 1;
  }

  void encode(Codec codec) {
    codec.encode(frame);
  }

  /** The type of the receiver is known. */
  void encodeByKnown() {
    new Codecs.Crc().encode(frame);
  }
}
