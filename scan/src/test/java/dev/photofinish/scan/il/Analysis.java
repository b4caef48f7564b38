package dev.photofinish.scan.il;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The paper's analysis (figure 7), on the program itself: what an engine's results compare with.
 */
final class Analysis {

  private final Program program;
  private final Granularity granularity;
  private final CallRule callRule;
  private final Map<String, Summary> summaries = new HashMap<>();

  Analysis(Program program, Granularity granularity, CallRule callRule) {
    this.program = program;
    this.granularity = granularity;
    this.callRule = callRule;
  }

  /** The summary of a method's body, {@code [[mbody(m)]]# bottom}. */
  Summary of(Method method) {
    Summary known = summaries.get(method.name());
    if (known == null) {
      known = after(method.body(), Summary.BOTTOM);
      summaries.put(method.name(), known);
    }
    return known;
  }

  private Summary after(Block block, Summary before) {
    Summary now = before;
    for (Command command : block.commands()) {
      now = command.accept(new Transfer(now));
    }
    return now;
  }

  private Summary after(Step step, Summary before) {
    return before.with(
        step.wobbled().stream().filter(Exp::isRootedAtFormal),
        Locks.after(before.locks(), step),
        recorded(step, before.locks()).filter(access -> access.path().isRootedAtFormal()));
  }

  private Stream<RecordedAccess> recorded(Step step, int locks) {
    return granularity.accesses(step).stream()
        .map(access -> new RecordedAccess(access.kind(), access.path(), step.line(), locks));
  }

  /** What a command makes of an abstract state. */
  private final class Transfer implements CommandVisitor<Summary> {

    private final Summary before;

    Transfer(Summary before) {
      this.before = before;
    }

    @Override
    public Summary simple(Command.Simple command) {
      return after(command, before);
    }

    @Override
    public Summary locked(Command.Locked command) {
      Summary inside = after(new Step.Lock(command.line()), before);
      return after(new Step.Unlock(command.end()), after(command.body(), inside));
    }

    @Override
    public Summary choice(Command.Choice command) {
      return after(command.first(), before).join(after(command.second(), before));
    }

    @Override
    public Summary loop(Command.Loop command) {
      return before.join(after(command.body(), before));
    }

    @Override
    public Summary call(Command.Call command) {
      Step.Push push = new Step.Push(command);
      Summary callee = of(program.method(command.method()));
      Stream<Exp> prefixes = callRule.marksPrefixes() ? push.wobbled().stream() : Stream.of();
      Stream<Exp> inside = callee.wobbly().stream().map(e -> e.substitute(push.substitution()));
      return before.with(
          Stream.concat(prefixes, inside).filter(callRule::keeps),
          Locks.add(before.locks(), callee.locks()),
          Stream.concat(recorded(push, before.locks()), lifted(callee, push))
              .filter(access -> callRule.keeps(access.path())));
    }

    private Stream<RecordedAccess> lifted(Summary callee, Step.Push push) {
      Map<String, Exp> actuals = push.substitution();
      return callee.accesses().stream()
          .map(
              access ->
                  new RecordedAccess(
                      access.kind(),
                      access.path().substitute(actuals),
                      access.line(),
                      Locks.add(before.locks(), access.locks())));
    }
  }
}
