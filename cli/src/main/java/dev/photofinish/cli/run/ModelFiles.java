package dev.photofinish.cli.run;

import dev.photofinish.cli.error.BadUsage;
import dev.photofinish.models.ModelFileException;
import dev.photofinish.models.Models;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Reads the facts about libraries that the user adds to the built-in ones. */
final class ModelFiles {

  private ModelFiles() {}

  static Models read(List<Path> files) throws IOException {
    Models known = Models.builtIn();
    for (Path file : files) {
      try {
        known = known.with(file);
      } catch (ModelFileException e) {
        throw new BadUsage(String.valueOf(e.getMessage()));
      }
    }
    return known;
  }
}
