package dev.photofinish.scan.report;

import dev.photofinish.scan.domain.AccessFacts;
import dev.photofinish.scan.domain.Fork;
import dev.photofinish.scan.domain.Invocation;
import dev.photofinish.scan.domain.LockSet;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Snapshot;
import dev.photofinish.scan.domain.Step;
import dev.photofinish.scan.domain.Summary;
import dev.photofinish.scan.domain.Threads;
import dev.photofinish.scan.domain.Trace;
import java.util.ArrayList;
import java.util.List;

/**
 * Closures that an object keeps in its fields: who runs the field runs them. A method's summary
 * cannot know what other methods put there, so this is added when all summaries are known.
 */
final class KeptClosures {

  private final FieldFacts fields;
  private final Analysed analysed;

  KeptClosures(FieldFacts fields, Analysed analysed) {
    this.fields = fields;
    this.analysed = analysed;
  }

  /** A method's accesses, with those of the closures that it runs. */
  List<Snapshot> accesses(Summary summary) {
    List<Snapshot> all = null;
    for (Invocation invocation : summary.invocations()) {
      for (MethodKey target : closures(invocation.what().path())) {
        all = all == null ? new ArrayList<>(summary.accesses()) : all;
        add(analysed.summary(target), target, invocation, all);
      }
    }
    return all == null ? summary.accesses() : all;
  }

  private List<MethodKey> closures(Path path) {
    boolean isField = path.formal() == 0 && path.length() == 1 && path.last() instanceof Step.Field;
    return isField ? fields.closures((Step.Field) path.last()) : List.of();
  }

  private static void add(
      Summary closure, MethodKey target, Invocation invocation, List<Snapshot> all) {
    for (Snapshot access : closure.accesses()) {
      if (access.path().formal() == 0) {
        List<Trace> traces =
            access.traces().stream().map(t -> t.calledFrom(invocation.site())).toList();
        all.add(new Snapshot(facts(access, target, invocation), traces));
      }
    }
  }

  private static AccessFacts facts(Snapshot access, MethodKey target, Invocation invocation) {
    Fork handedOver = invocation.fork();
    Fork fork =
        handedOver == null || access.fork() != null
            ? access.fork()
            : new Fork(
                handedOver.site(),
                target,
                handedOver.repeated(),
                handedOver.executor(),
                handedOver.serial(),
                handedOver.joined());
    LockSet outer = fork == null ? invocation.locks() : LockSet.NONE;
    return new AccessFacts(
        access.path(),
        access.kind(),
        false,
        outer.plus(access.locks()),
        access.threads() == Threads.NONE ? invocation.threads() : access.threads(),
        fork,
        access.after());
  }
}
