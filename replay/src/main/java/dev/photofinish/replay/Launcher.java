package dev.photofinish.replay;

import java.io.IOException;
import java.nio.file.Path;

/** Starts the program with the agent in gate mode. */
@FunctionalInterface
public interface Launcher {

  /**
   * Starts it.
   *
   * @param schedule what it is to follow
   * @param folder an empty one of its own. Each of its processes that has the code of the schedule
   *     writes a file with its result there, named {@link Replayer#RESULT} and its number.
   */
  Process start(Path schedule, Path folder) throws IOException;
}
