package dev.photofinish.finding;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Something in the input that the reader should know of.
 *
 * @param input the file, and the entry inside it, as the user would name it
 * @param detail what is wrong with it, one sentence
 * @param lost whether something could not be analysed because of it; a notice otherwise
 */
public record Problem(String input, String detail, boolean lost) {

  /** So many notices of one input are read by a person. */
  private static final int MOST = 10;

  /** The problems as a person wants to read them: all losses, and the first notices of an input. */
  public static List<Problem> digest(List<Problem> problems) {
    List<Problem> told = new ArrayList<>();
    Map<String, Integer> notices = new LinkedHashMap<>();
    for (Problem problem : problems) {
      if (problem.lost || notices.merge(problem.input, 1, Integer::sum) <= MOST) {
        told.add(problem);
      }
    }
    notices.forEach(
        (input, count) -> {
          if (count > MOST) {
            String more = "and " + (count - MOST) + " more notices; --format json has them all";
            told.add(new Problem(input, more, false));
          }
        });
    return told;
  }
}
