package dev.photofinish.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds the source behind a frame's file name. */
@FunctionalInterface
public interface SourceLookup {

  /**
   * The source file that a class file calls by this name.
   *
   * @param file the name below a source root, such as {@code com/acme/Bank.java}
   */
  Optional<SourceFile> find(String file);

  /** Finds nothing. */
  static SourceLookup none() {
    return file -> Optional.empty();
  }

  /**
   * Looks below source roots, in their order, and never outside of them.
   *
   * @param workingFolder the folder that relative roots start from; files below it are named
   *     relative to it
   */
  static SourceLookup under(Path workingFolder, List<Path> roots) {
    return new SourceRoots(workingFolder, roots);
  }
}
