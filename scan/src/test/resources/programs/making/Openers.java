package making;

/** Opened by helpers, of which there are more kinds than calls are followed to. */
class Channel {
  private int port;

  public void open(int number) {
    port = number;
  }

  public synchronized int port() {
    return port;
  }
}

class Opener {
  void open(Channel channel) {
    channel.open(0);
  }
}

class FirstOpener extends Opener {
  @Override
  void open(Channel channel) {
    channel.open(1);
  }
}

class SecondOpener extends Opener {
  @Override
  void open(Channel channel) {
    channel.open(2);
  }
}

class ThirdOpener extends Opener {
  @Override
  void open(Channel channel) {
    channel.open(3);
  }
}

class FourthOpener extends Opener {
  @Override
  void open(Channel channel) {
    channel.open(4);
  }
}

class FifthOpener extends Opener {
  @Override
  void open(Channel channel) {
    channel.open(5);
  }
}

class Channels {
  // One call is known to run the first opener's method, the other may run any.
  int open(Opener opener) {
    Channel first = new Channel();
    new FirstOpener().open(first);
    Channel second = new Channel();
    opener.open(second);
    return first.port() + show(second);
  }

  static int show(Channel channel) {
    return channel.port();
  }
}
