package dev.photofinish.prove.report;

import dev.photofinish.finding.Frame;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.Instruction;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.points.CallEdge;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes paths of the call graph as call stacks that a reader knows his code in. */
final class Stacks {

  private final Hidden hidden;

  Stacks(Hidden hidden) {
    this.hidden = hidden;
  }

  /**
   * The frames from the first that the reader knows to the access. If that is in a library, the
   * last is the call of it.
   */
  List<Frame> of(CallPath path, Instruction access) {
    int from = first(path);
    int to = last(path);
    List<Frame> frames = new ArrayList<>();
    for (int i = from; i <= to; i++) {
      Instruction at = i < path.edges().size() ? callOf(path.edges().get(i)) : access;
      frames.add(Places.frame(path.instance(i).method(), at));
    }
    return frames;
  }

  /** The position of the first method that was not made up. */
  int first(CallPath path) {
    int from = 0;
    while (from < path.length() - 1 && hidden.has(owner(path, from))) {
      from++;
    }
    return from;
  }

  /**
   * The position of the last method of the application; of the last one if there is none. What a
   * thread of the platform does without the application is told by where it begins.
   */
  int last(CallPath path) {
    for (int i = path.length() - 1; i >= 0; i--) {
      if (hidden.isApplication(owner(path, i))) {
        return i;
      }
    }
    int end = path.length() - 1;
    return owner(path, end).isPlatform() ? first(path) : end;
  }

  private static ClassModel owner(CallPath path, int position) {
    return path.instance(position).method().owner();
  }

  /** The instruction that calls, or that is the first to use a class. */
  private static @Nullable Instruction callOf(CallEdge edge) {
    CallSite site = edge.site();
    if (site != null) {
      return site.instruction();
    }
    MethodCode code = edge.caller().code();
    String initialised = edge.target().method().owner().name();
    return code.initialisations().stream()
        .filter(each -> each.className().equals(initialised))
        .map(
            each ->
                code.body().block(each.place().block()).instructions().get(each.place().position()))
        .findFirst()
        .orElse(null);
  }
}
