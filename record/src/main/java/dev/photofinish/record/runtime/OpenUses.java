package dev.photofinish.record.runtime;

import dev.photofinish.trace.EventKind;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The calls of containers that are under way in one thread. Each was told before it began, but
 * reads and changes its container at any time until it ends. If another thread's call that matters
 * to it began meanwhile, nobody knows what it found; so a gap keeps what it has met before it.
 * Confined to the thread, but for the words that all share.
 *
 * <p>The later one of two calls needs no gap: it was told behind the earlier, as whatever it finds
 * is told.
 */
final class OpenUses {

  /** Calls that have thrown from a constructor stay; if there are so many, they are forgotten. */
  private static final int MOST = 256;

  private final ContentsWords words;
  private Use[] uses = new Use[4];
  private int count;

  /** One call. Kept for the next one. */
  private static final class Use {
    private @Nullable Object container;
    private EventKind access = EventKind.READ;
    private int site;
    private int word;

    /** What the word is if nobody else has used the container. */
    private long expected;
  }

  OpenUses(ContentsWords words) {
    this.words = words;
    Arrays.setAll(uses, i -> new Use());
  }

  /** A call begins; the thread holds the stripe of the container. */
  void begin(EventKind access, int site, long number, Object container) {
    int word = ContentsWords.word(number);
    long added = ContentsWords.of(access);
    for (int i = 0; i < count; i++) {
      uses[i].expected += uses[i].word == word ? added : 0;
    }
    Use use = next();
    use.container = container;
    use.access = access;
    use.site = site;
    use.word = word;
    use.expected = words.add(word, added);
  }

  private Use next() {
    if (count == MOST) {
      cutTo(0);
    } else if (count == uses.length) {
      uses = Arrays.copyOf(uses, 2 * count);
      for (int i = count; i < uses.length; i++) {
        uses[i] = new Use();
      }
    }
    return uses[count++];
  }

  boolean isEmpty() {
    return count == 0;
  }

  /** Whether a call of a container is under way. */
  boolean has(Object container) {
    return find(container) >= 0;
  }

  private int find(Object container) {
    int at = count - 1;
    while (at >= 0 && uses[at].container != container) {
      at--;
    }
    return at;
  }

  /** A call is over. What is above it is of calls that the end of the stack has cut off. */
  void end(Object container, Context context) {
    int at = find(container);
    look(uses[at], context);
    cutTo(at);
  }

  private void cutTo(int size) {
    while (count > size) {
      uses[--count].container = null;
    }
  }

  /** Code of the program is called back: it may be given what was found so far. */
  void lookAtAll(Context context) {
    for (int i = 0; i < count; i++) {
      look(uses[i], context);
    }
  }

  private void look(Use use, Context context) {
    long now = words.get(use.word);
    if (ContentsWords.isDisturbed(use.access, use.expected, now)) {
      use.expected = now;
      CallHooks.gap(use.site, context);
    }
  }
}
