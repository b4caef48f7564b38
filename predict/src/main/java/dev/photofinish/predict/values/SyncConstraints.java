package dev.photofinish.predict.values;

import static dev.photofinish.predict.values.Smt.FALSE;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Locks have one owner, and who woke by a notice had one (sections II.c and II.d). */
final class SyncConstraints {

  private final Smt smt;
  private final Nodes nodes;
  private final Recorded facts;
  private final Literals literals;
  private final Map<Integer, List<String>> uses = new HashMap<>();

  SyncConstraints(Smt smt, Nodes nodes, Recorded facts, Literals literals) {
    this.smt = smt;
    this.nodes = nodes;
    this.facts = facts;
    this.literals = literals;
  }

  void add(Sections sections) {
    for (List<Sections.Section> ofLock : sections.all()) {
      for (int i = 0; i < ofLock.size(); i++) {
        for (int j = 0; j < i; j++) {
          exclude(ofLock.get(i), ofLock.get(j));
        }
      }
    }
  }

  private void exclude(Sections.Section a, Sections.Section b) {
    if (a.thread() != b.thread() && !(a.shared() && b.shared())) {
      smt.add(Smt.or(outside(a), outside(b), before(a, b), before(b, a)));
    }
  }

  private String outside(Sections.Section section) {
    return section.acquire() == Nodes.NONE ? FALSE : Smt.not(literals.in(section.acquire()));
  }

  private String before(Sections.Section a, Sections.Section b) {
    if (a.release() == Nodes.NONE || b.acquire() == Nodes.NONE) {
      return FALSE;
    }
    return Smt.and(literals.in(a.release()), literals.before(a.release(), b.acquire()));
  }

  void add(Notices notices) {
    for (Notices.Wait wait : notices.waits()) {
      if (literals.in(wait.wake()).equals(FALSE)) {
        continue;
      }
      if (notices.isAsObserved(wait.object())) {
        asObserved(wait);
      } else {
        choose(wait, notices.ofObject(wait.object()));
      }
    }
    uses.values().forEach(this::once);
  }

  /** All notices keep their places in relation to the wait. */
  private void asObserved(Notices.Wait wait) {
    for (Event notice : facts.events()) {
      boolean isNotice = notice.kind() == EventKind.NOTIFY || notice.kind() == EventKind.NOTIFY_ALL;
      if (isNotice && notice.object() == wait.object()) {
        keepPlace(wait, notice);
      }
    }
  }

  private void keepPlace(Notices.Wait wait, Event notice) {
    String awake = literals.in(wait.wake());
    int node = nodes.node(notice.number());
    if (notice.number() < nodes.event(wait.wake()).number()) {
      String before = node == Nodes.NONE ? FALSE : literals.before(node, wait.wake());
      smt.implies(awake, Smt.and(literals.in(node), before));
    }
    if (wait.begin() != Nodes.NONE
        && notice.number() > nodes.event(wait.begin()).number()
        && node != Nodes.NONE) {
      String before = literals.before(wait.begin(), node);
      smt.implies(awake, Smt.or(Smt.not(literals.in(node)), before));
    }
  }

  private void choose(Notices.Wait wait, List<Integer> candidates) {
    List<String> choices = new ArrayList<>();
    for (int notice : candidates) {
      String possible =
          Smt.and(
              literals.in(notice),
              literals.before(wait.begin(), notice),
              literals.before(notice, wait.wake()));
      if (!possible.equals(FALSE)) {
        String choice = smt.bool("n" + wait.wake() + "_" + notice);
        smt.implies(choice, possible);
        choices.add(choice);
        if (nodes.event(notice).kind() == EventKind.NOTIFY) {
          uses.computeIfAbsent(notice, n -> new ArrayList<>()).add(choice);
        }
      }
    }
    smt.implies(literals.in(wait.wake()), Smt.or(choices));
  }

  private void once(List<String> choices) {
    for (int i = 0; i < choices.size(); i++) {
      for (int j = 0; j < i; j++) {
        smt.add(Smt.or(Smt.not(choices.get(i)), Smt.not(choices.get(j))));
      }
    }
  }
}
