package dev.photofinish.scan.store;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Step;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Forks in a fixed order: that of a set is by chance. */
record ForkSetForm(Form<FixedList<Fork>> forks) implements Form<Set<Fork>> {

  private static final Comparator<Fork> ORDER =
      Comparator.comparing(Fork::site)
          .thenComparingInt(fork -> fork.site().line())
          .thenComparing(Fork::target)
          .thenComparing(Fork::repeated)
          .thenComparing(ForkSetForm::executor)
          .thenComparing(Fork::serial)
          .thenComparing(Fork::joined);

  private static String executor(Fork fork) {
    Step.Field field = fork.executor();
    return field == null ? "" : field.owner() + "." + field.name();
  }

  @Override
  public void write(Set<Fork> set, ByteWriter out) {
    forks.write(FixedList.copyOf(set.stream().sorted(ORDER).toList()), out);
  }

  @Override
  public Set<Fork> read(ByteReader in) throws UnreadableSummariesException {
    List<Fork> list = forks.read(in);
    Set<Fork> set = Set.copyOf(list);
    if (set.size() < list.size()) {
      throw UnreadableSummariesException.damaged("something is twice in a set");
    }
    return set;
  }
}
