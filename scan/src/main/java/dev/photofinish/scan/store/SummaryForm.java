package dev.photofinish.scan.store;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.FieldOrigin;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Invocation;
import dev.photofinish.scan.domain.LockEffect;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Passed;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Returned;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Store;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.TakenLock;

/** All components of a summary, one after the other. */
record SummaryForm(
    Form<FixedList<Snapshot>> accesses,
    Form<FixedList<Path>> paths,
    Form<FixedList<Integer>> indexes,
    Form<LockEffect> locks,
    Form<FixedList<TakenLock>> taken,
    Form<FixedList<Step.Field>> signals,
    Form<Returned> returned,
    Form<FixedList<Store>> stores,
    Form<FixedList<FieldOrigin>> origins,
    Form<FixedList<Fork>> forks,
    Form<FixedList<Invocation>> invocations,
    Form<FixedList<MethodKey>> methods,
    Form<FixedList<Passed>> passed)
    implements Form<Summary> {

  @Override
  public void write(Summary summary, ByteWriter out) {
    accesses.write(summary.accesses(), out);
    paths.write(summary.assigned(), out);
    paths.write(summary.leaked(), out);
    indexes.write(summary.deep(), out);
    out.flag(summary.allWobbly());
    out.flag(summary.partial());
    locks.write(summary.locks(), out);
    EnumForm.THREADS.write(summary.threads(), out);
    taken.write(summary.taken(), out);
    signals.write(summary.signals(), out);
    returned.write(summary.returned(), out);
    stores.write(summary.stores(), out);
    origins.write(summary.origins(), out);
    forks.write(summary.forks(), out);
    invocations.write(summary.invocations(), out);
    methods.write(summary.callsWithoutLocks(), out);
    methods.write(summary.sheltered(), out);
    passed.write(summary.passed(), out);
  }

  @Override
  public Summary read(ByteReader in) throws UnreadableSummariesException {
    return new Summary(
        accesses.read(in),
        paths.read(in),
        paths.read(in),
        indexes.read(in),
        in.flag(),
        in.flag(),
        locks.read(in),
        EnumForm.THREADS.read(in),
        taken.read(in),
        signals.read(in),
        returned.read(in),
        stores.read(in),
        origins.read(in),
        forks.read(in),
        invocations.read(in),
        methods.read(in),
        methods.read(in),
        passed.read(in));
  }
}
