package dev.photofinish.scan.il;

import dev.photofinish.finding.AccessKind;
import java.util.ArrayDeque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Goes through the executions of one method, the shortest first and each situation once, to see
 * what they show.
 */
final class Exploration {

  private static final int ROUNDS = 2;
  private static final int LIMIT = 20_000;

  /** Where an execution is. What came before does not matter for what it will show. */
  private record Situation(Control control, Traced state) {}

  private record Unfinished(@Nullable Way way, Situation now) {}

  private final ControlFlow flow;
  private final Places places = new Places();
  private final Set<Situation> seen = new HashSet<>();
  private final Queue<Unfinished> open = new ArrayDeque<>();
  private final Set<Exp> wobbly = new HashSet<>();
  private final Set<Exp> wobblyAstray = new HashSet<>();
  private final Set<Shown.Detour> detours = EnumSet.noneOf(Shown.Detour.class);

  private final Operands operands = new Operands();

  /** What each step accesses. */
  private final Map<Long, List<PathAccess>> accesses = new HashMap<>();

  /** The shortest ways to just before each access. */
  private final Map<RecordedAccess, @Nullable Way> ways = new HashMap<>();

  private Exploration(Program program) {
    this.flow = new ControlFlow(program, ROUNDS);
  }

  static Exploration of(Program program, Method method) {
    Exploration exploration = new Exploration(program);
    exploration.run(method);
    if (loops(method, program)) {
      exploration.detours.add(Shown.Detour.LOOP);
    }
    if (exploration.operands.areLinked()) {
      exploration.detours.add(Shown.Detour.LINKED_VALUES);
    }
    return exploration;
  }

  private static boolean loops(Method method, Program program) {
    return method
        .body()
        .all()
        .anyMatch(
            command ->
                command instanceof Command.Loop
                    || (command instanceof Command.Call call
                        && loops(program.method(call.method()), program)));
  }

  Shown shown() {
    return new Shown(ways.keySet(), wobbly, wobblyAstray, detours, open.isEmpty());
  }

  /** Steps that lead to just before an access: for each number of locks held then, the fewest. */
  List<List<Step>> plans(AccessKind kind, Exp path, int line) {
    return ways.entrySet().stream()
        .filter(way -> way.getKey().is(kind, path, line))
        .map(way -> Way.steps(way.getValue()))
        .toList();
  }

  private void run(Method method) {
    Situation start = new Situation(flow.start(method), Traced.start(method, places));
    open.add(new Unfinished(null, start));
    while (!open.isEmpty() && seen.size() < LIMIT) {
      Unfinished at = open.remove();
      for (Control control : flow.unfold(at.now().control())) {
        advance(at.way(), new Situation(control, at.now().state()));
      }
    }
  }

  private void advance(@Nullable Way way, Situation now) {
    if (now.control().isDone() || !seen.add(now)) {
      return;
    }
    Work.Perform work = (Work.Perform) now.control().head();
    Step step = work.step();
    operands.add(step, now.state(), now.control(), places);
    Traced before = record(work, now.state(), way);
    Traced after = before.after(step, places, location -> wobbles(location, before));
    open.add(new Unfinished(new Way(way, step), new Situation(now.control().tail(), after)));
  }

  /** Records what a step accesses; the state tells whether that leads astray. */
  private Traced record(Work.Perform work, Traced state, @Nullable Way way) {
    int line = work.step().line();
    Traced now = state;
    for (PathAccess access : accesses(work)) {
      Address address = state.address(access.path(), places);
      Optional<Exp> path = places.name(address);
      if (path.isPresent()) {
        ways.putIfAbsent(new RecordedAccess(access.kind(), path.get(), line, state.locks()), way);
      } else if (access.kind() == AccessKind.READ) {
        detours.add(Shown.Detour.NEW_OBJECT);
        now = state.isUnwritten(address) ? now.goneAstray() : now;
      }
      if (path.isPresent() && access.kind() == AccessKind.WRITE) {
        wobbles(path.get(), now);
      }
    }
    return now;
  }

  private List<PathAccess> accesses(Work.Perform work) {
    return accesses.computeIfAbsent(
        work.key(), key -> Granularity.INSTRUCTION.accesses(work.step()));
  }

  private void wobbles(int location, Traced now) {
    places.name(location).ifPresent(path -> wobbles(path, now));
  }

  private void wobbles(Exp path, Traced now) {
    (now.astray() ? wobblyAstray : wobbly).add(path);
  }
}
