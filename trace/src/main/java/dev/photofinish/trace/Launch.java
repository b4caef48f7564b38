package dev.photofinish.trace;

import dev.photofinish.trace.format.MetaText;
import java.util.List;
import java.util.Optional;

/**
 * How a program was recorded: what has to be the same when it is run again.
 *
 * @param command the words of the command line; none if they are not known
 * @param include packages or classes that were recorded; none for all
 * @param exclude packages or classes that were not
 * @param focus the only fields that were, each after its class and a dot
 */
public record Launch(
    List<String> command,
    List<String> include,
    List<String> exclude,
    Optional<List<String>> focus) {

  /** Nothing is known of the command line, and all was recorded. */
  public static final Launch UNKNOWN =
      new Launch(List.of(), List.of(), List.of(), Optional.empty());

  public Launch {
    command = List.copyOf(command);
    include = List.copyOf(include);
    exclude = List.copyOf(exclude);
    focus = focus.map(List::copyOf);
  }

  /** Words as one text, whatever is in them. */
  public static String text(List<String> words) {
    return MetaText.text(words);
  }

  /** The words of what {@link #text} made. */
  public static List<String> words(String text) {
    return MetaText.words(text);
  }
}
