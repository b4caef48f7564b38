package dev.photofinish.ir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which locks a method has certainly taken itself at each of its instructions, and where it gives
 * each of them back: {@code synchronized} blocks and calls to lock and unlock, on every path,
 * exceptions included. The monitor of a {@code synchronized} method is not among them: it is held
 * throughout.
 *
 * <p>Compilers protect a {@code synchronized} block by a handler that gives the monitor back, and
 * let that handler cover the monitorexit instructions too, its own among them. Taken literally,
 * that is a path on which a monitor is given back twice, and an endless loop. No verified
 * monitorexit that matches its monitorenter can throw (JVMS 2.11.10), so in a body it has no
 * exception edge, and the pattern is what the programmer wrote: entered once, left once on every
 * path.
 */
public final class HeldLocks {

  /**
   * A lock that is held.
   *
   * @param lock which one: see {@link LockNames}
   * @param acquiredAt the instruction that took it
   */
  public record Held(String lock, Instruction acquiredAt) {}

  /** An instruction that gives a lock back. */
  public record Release(Held held, Instruction releasedAt) {}

  private final Body body;
  private final LockOperations operations;

  /** The locks held at the start of each block; null as long as no path to it has been seen. */
  private final List<@Nullable List<Held>> atEntry = new ArrayList<>();

  private final List<Release> releases = new ArrayList<>();
  private final List<Instruction> unmatched = new ArrayList<>();
  private final List<Held> leaked = new ArrayList<>();

  private HeldLocks(Body body, LockOperations operations) {
    this.body = body;
    this.operations = operations;
  }

  public static HeldLocks of(Body body, LockOperations operations) {
    HeldLocks locks = new HeldLocks(body, operations);
    locks.solve();
    locks.body.blocks().forEach(locks::collect);
    return locks;
  }

  /** The locks held just before an instruction, outermost first. */
  public List<Held> before(Block block, int position) {
    List<Held> held = entry(block);
    for (int i = 0; i < position; i++) {
      held = after(held, block.instructions().get(i));
    }
    return held;
  }

  /** Every place where a lock that the method took is given back. */
  public List<Release> releases() {
    return List.copyOf(releases);
  }

  /** Instructions that give back a lock that the method has not certainly taken. */
  public List<Instruction> unmatchedReleases() {
    return List.copyOf(unmatched);
  }

  /** Locks that are still held where the method returns. */
  public List<Held> leaked() {
    return List.copyOf(leaked);
  }

  private List<Held> entry(Block block) {
    List<Held> held = atEntry.get(block.index());
    return held == null ? List.of() : held;
  }

  private void solve() {
    body.blocks().forEach(block -> atEntry.add(null));
    atEntry.set(0, List.of());
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Block block : body.blocks()) {
        if (atEntry.get(block.index()) != null) {
          changed |= propagate(block);
        }
      }
    }
  }

  private boolean propagate(Block block) {
    boolean changed = false;
    List<Held> held = entry(block);
    if (block.instructions().stream().noneMatch(Instruction::canThrow)) {
      changed |= flowToHandlers(block, held);
    }
    for (Instruction instruction : block.instructions()) {
      if (instruction.canThrow()) {
        changed |= flowToHandlers(block, held);
      }
      held = after(held, instruction);
    }
    for (int i = 0; i < block.successorCount(); i++) {
      changed |= flow(block.successor(i), held);
    }
    return changed;
  }

  private boolean flowToHandlers(Block block, List<Held> held) {
    boolean changed = false;
    for (ExceptionEdge edge : block.handlers()) {
      changed |= flow(edge.handler(), held);
    }
    return changed;
  }

  /** What is held where paths meet is what is held on each of them. */
  private boolean flow(int block, List<Held> held) {
    List<Held> known = atEntry.get(block);
    List<Held> met = known == null ? held : known.stream().filter(held::contains).toList();
    atEntry.set(block, met);
    return known == null || met.size() < known.size();
  }

  private List<Held> after(List<Held> held, Instruction instruction) {
    LockOperations.Effect effect = operations.effectOf(instruction);
    if (effect instanceof LockOperations.Acquire acquire) {
      List<Held> more = new ArrayList<>(held);
      more.add(new Held(LockNames.of(acquire.lock()), instruction));
      return more;
    } else if (effect instanceof LockOperations.Release release) {
      int innermost = innermost(held, LockNames.of(release.lock()));
      List<Held> fewer = new ArrayList<>(held);
      if (innermost >= 0) {
        fewer.remove(innermost);
      }
      return fewer;
    }
    return held;
  }

  private static int innermost(List<Held> held, String lock) {
    for (int i = held.size() - 1; i >= 0; i--) {
      if (held.get(i).lock().equals(lock)) {
        return i;
      }
    }
    return -1;
  }

  private void collect(Block block) {
    List<Held> held = entry(block);
    for (Instruction instruction : block.instructions()) {
      if (operations.effectOf(instruction) instanceof LockOperations.Release release) {
        int innermost = innermost(held, LockNames.of(release.lock()));
        if (innermost < 0) {
          unmatched.add(instruction);
        } else {
          releases.add(new Release(held.get(innermost), instruction));
        }
      } else if (instruction instanceof Return) {
        leaked.addAll(held);
      }
      held = after(held, instruction);
    }
  }
}
