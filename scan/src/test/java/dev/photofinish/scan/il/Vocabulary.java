package dev.photofinish.scan.il;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a random program is made of.
 *
 * @param fields the fields of the class
 * @param favourites sequences of fields that many accesses follow, so that they meet; neither of
 *     the two is the other's prefix
 * @param split where the first of them is cut in two, so that one command changes where the path
 *     leads while another is on its way
 * @param arities how many formals each method has, by the method's number
 */
record Vocabulary(
    List<String> fields, List<List<String>> favourites, int split, List<Integer> arities) {

  /** The first of the favourites. */
  List<String> whole() {
    return favourites.get(0);
  }

  /** What comes before the split. */
  List<String> prefix() {
    return whole().subList(0, split);
  }

  /** What comes after it. */
  List<String> rest() {
    return whole().subList(split, whole().size());
  }

  List<List<String>> favouritesAndParts() {
    return Stream.concat(favourites.stream(), Stream.of(prefix(), rest())).toList();
  }
}
