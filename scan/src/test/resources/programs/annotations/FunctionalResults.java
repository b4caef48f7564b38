package annotations;

import com.facebook.infer.annotation.Functional;
import javax.annotation.concurrent.ThreadSafe;

/** What a functional method returns is always the same, so two writes of it do no harm. */
@ThreadSafe
class FunctionalResults {

  interface Texts {
    @Functional
    String title();

    @Functional
    long version();

    String greeting();
  }

  private final Texts texts;
  private String title;
  private String greeting;
  private long version;

  FunctionalResults(Texts texts) {
    this.texts = texts;
  }

  String title() {
    if (title == null) {
      title = texts.title();
    }
    return title;
  }

  String greeting() {
    if (greeting == null) { // race: FunctionalResults.greeting read
      greeting = texts.greeting(); // race: FunctionalResults.greeting write
    }
    return greeting; // race: FunctionalResults.greeting read
  }

  // A long can be read half written.
  void version() {
    version = texts.version(); // race: FunctionalResults.version write
  }
}
