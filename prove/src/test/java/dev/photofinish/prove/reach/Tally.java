package dev.photofinish.prove.reach;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;

/** Compares what the analysis says with what happened, and counts how often it says something. */
final class Tally {

  private final Queries queries;
  private int asked;
  private int yes;
  private int yesForSome;
  private int yesForMany;
  private int no;
  private int rightlyNo;

  Tally(int sites) {
    this.queries = new Queries(sites);
  }

  /** That all that is disjoint for types is so for these effects. */
  void compare(DisjointReachability types, Set<ConcreteEffect> effects, Object where) {
    ConcreteReachability objects = new ConcreteReachability(effects);
    queries.all().forEach(query -> compare(types, objects, query, where));
  }

  private void compare(
      DisjointReachability types, ConcreteReachability objects, Queries.Query query, Object where) {
    boolean isDisjoint = objects.contains(query.target(), query.roots());
    asked++;
    if (types.contains(query.target(), query.rootSites())) {
      assertThat(isDisjoint).as("%s in %s", query, where).isTrue();
      countYes(objects.countRoots(query.target(), query.roots()));
    } else {
      no++;
      rightlyNo += isDisjoint ? 0 : 1;
    }
  }

  private void countYes(long roots) {
    yes++;
    yesForSome += roots > 0 ? 1 : 0;
    yesForMany += roots > 1 ? 1 : 0;
  }

  /** That the answer was often yes where several objects reach several others. */
  void assertNotVacuous(String what, int least) {
    System.out.printf(
        "%s: %d asked, %d yes, %d of them with a root, %d with many; %d no, %d of them needed%n",
        what, asked, yes, yesForSome, yesForMany, no, rightlyNo);
    assertThat(yesForMany).isGreaterThan(least);
    assertThat(rightlyNo).isGreaterThan(least);
  }
}
