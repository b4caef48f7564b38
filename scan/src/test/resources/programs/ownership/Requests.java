package ownership;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.concurrent.ThreadSafe;

/** A builder is owned through its chain of calls, unless it is kept in a field. */
@ThreadSafe
class Requests {

  private final Builder shared = new Builder();

  /** Returns itself from each setter. */
  static class Builder {
    private String url;
    private int timeout;
    private int retries;
    private final List<String> headers = new ArrayList<>();

    Builder url(String url) {
      this.url = url;
      return this;
    }

    Builder timeout(int timeout) {
      this.timeout = timeout;
      return this;
    }

    Builder retries(int retries) {
      this.retries = retries; // race: Builder.retries
      return this;
    }

    Builder header(String header) {
      headers.add(header); // race: Builder.headers
      return this;
    }

    String build() {
      return url + timeout + headers.size(); // race: Builder.headers
    }
  }

  static Builder builder() {
    return new Builder();
  }

  String get(String url) {
    return new Builder().url(url).timeout(5).header("accept").build();
  }

  String viaFactory(String url) {
    Builder builder = builder().url(url);
    builder.timeout(10);
    builder = builder.header("accept");
    return builder.build();
  }

  void kept(int retries) {
    shared.retries(retries).header("retry");
  }

  String describe() {
    return shared.build();
  }
}
