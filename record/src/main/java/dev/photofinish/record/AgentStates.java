package dev.photofinish.record;

import dev.photofinish.record.agent.Journal;
import java.util.ArrayList;
import java.util.List;

/**
 * What became of the agent in the processes that were started with it.
 *
 * @param started the commands of those in which it runs
 * @param leftAlone the commands of build tools, which are not recorded
 * @param failures why it could not start, or not go on
 */
public record AgentStates(List<String> started, List<String> leftAlone, List<String> failures) {

  static AgentStates of(List<Journal.Entry> entries) {
    List<String> started = new ArrayList<>();
    List<String> leftAlone = new ArrayList<>();
    List<String> failures = new ArrayList<>();
    for (Journal.Entry entry : entries) {
      switch (entry.kind()) {
        case STARTED -> started.add(entry.text());
        case LEFT_ALONE -> leftAlone.add(entry.text());
        case FAILED -> failures.add(entry.text());
      }
    }
    return new AgentStates(List.copyOf(started), List.copyOf(leftAlone), List.copyOf(failures));
  }
}
