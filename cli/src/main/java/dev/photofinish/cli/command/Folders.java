package dev.photofinish.cli.command;

import java.nio.file.Path;

/** Where commands leave files for one another if the user names no place. */
final class Folders {

  static final Path TRACE = Path.of(".photofinish", "trace");
  static final Path SCHEDULES = Path.of(".photofinish", "schedules");

  private Folders() {}
}
