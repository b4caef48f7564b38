package calls;

/** Has too many implementations to guess which one is meant. */
interface Codec {
  void encode(Pipeline.Frame frame);
}

/** The implementations. */
class Codecs {
  static class Plain implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.length = 1;
    }
  }

  static class Zip implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.length = 2;
    }
  }

  static class Zlib implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.length = 3;
    }
  }

  static class Snappy implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.length = 4;
    }
  }

  static class Lz implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.length = 5;
    }
  }

  static class Brotli implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.length = 6;
    }
  }

  static class Deflate implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.length = 7;
    }
  }

  static class Base64 implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.length = 8;
    }
  }

  static class Hex implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.length = 9;
    }
  }

  static class Xor implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.length = 10;
    }
  }

  static class Rot implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.length = 11;
    }
  }

  /** Called where nothing else can be meant. */
  static class Crc implements Codec {
    @Override
    public void encode(Pipeline.Frame frame) {
      frame.checksum = 12; // race: Frame.checksum
    }
  }
}
