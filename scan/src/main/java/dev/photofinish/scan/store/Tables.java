package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.AccessFacts;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.LockEffect;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;
import dev.photofinish.scan.domain.Returned;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.When;
import java.util.List;
import java.util.Set;

/** The tables of one batch. Each names only things of tables before it. */
final class Tables {

  private final Table<String> strings = new Table<>(new StringForm());
  private final Table<MethodKey> methods = new Table<>(new MethodForm(strings));
  private final Table<Step.Field> fields = new Table<>(new FieldForm(strings));
  private final Table<Site> sites = new Table<>(new SiteForm(methods));
  private final Table<Fork> forks = new Table<>(new ForkForm(sites, methods, fields));
  private final Table<Set<Fork>> forkSets = new Table<>(new ForkSetForm(new ListForm<>(forks)));
  private final Table<Path> paths =
      new Table<>(new PathForm(new RootForm(sites), new ListForm<>(new StepForm(fields))));
  private final Form<Reach> reaches = new ReachForm(paths);
  private final Form<Lock.Name> lockNames = new LockNameForm(paths, strings);
  private final Table<LockSet> lockSets =
      new Table<>(new LockSetForm(new ListForm<>(new LockForm(lockNames))));
  private final Table<LockEffect> lockEffects =
      new Table<>(new LockEffectForm(lockSets, new ListForm<>(lockNames)));
  private final Table<Returned> returned =
      new Table<>(new ReturnedForm(new ListForm<>(reaches), strings));
  private final Table<AccessFacts> facts =
      new Table<>(new FactsForm(paths, lockSets, forks, forkSets));
  private final Table<When> whens =
      new Table<>(new WhenForm(new ListForm<>(new ConditionForm(new IndexForm()))));
  private final TraceForm traces = new TraceForm(sites);
  private final Table<Summary> summaries = new Table<>(summaryForm());

  private SummaryForm summaryForm() {
    return new SummaryForm(
        new ListForm<>(new SnapshotForm(facts, whens, new ListForm<>(traces.table()))),
        new ListForm<>(paths),
        new ListForm<>(new IndexForm()),
        lockEffects,
        new ListForm<>(new TakenLockForm(lockNames, sites)),
        new ListForm<>(fields),
        returned,
        new ListForm<>(new StoreForm(paths, reaches)),
        new ListForm<>(new FieldOriginForm(fields, new OriginForm(strings, fields, methods))),
        new ListForm<>(forks),
        new ListForm<>(new InvocationForm(reaches, sites, lockSets, forks, forkSets)),
        new ListForm<>(methods),
        new ListForm<>(new PassedForm(methods, new IndexForm())));
  }

  private List<Table<?>> inOrder() {
    return List.of(
        strings,
        methods,
        fields,
        sites,
        forks,
        forkSets,
        paths,
        lockSets,
        lockEffects,
        returned,
        facts,
        whens,
        traces.table(),
        summaries);
  }

  Table<MethodKey> methods() {
    return methods;
  }

  Table<Summary> summaries() {
    return summaries;
  }

  void write(ByteWriter out) {
    inOrder().forEach(table -> table.writeEntries(out));
  }

  void read(ByteReader in) throws UnreadableSummariesException {
    for (Table<?> table : inOrder()) {
      table.readEntries(in);
    }
  }
}
