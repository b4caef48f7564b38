package dev.photofinish.cli.input;

import dev.photofinish.cli.error.BadUsage;
import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Walks over the folders of a Gradle build that may be projects. */
final class GradleFolders {

  /** What is never a project of the build, and may be large; buildSrc is the build's own code. */
  private static final Set<String> SKIPPED =
      Set.of("build", "buildSrc", "src", "node_modules", "target", "out", "bin");

  private GradleFolders() {}

  /**
   * The folder and all below it that may be projects, sorted; a project needs no file of its own.
   */
  static List<Path> projectsBelow(Path folder) {
    List<Path> projects = new ArrayList<>();
    try {
      Files.walkFileTree(
          folder,
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          Integer.MAX_VALUE,
          new Walk(folder, projects));
    } catch (IOException e) {
      throw new BadUsage(folder + ": cannot be read (" + e.getMessage() + ")");
    }
    Collections.sort(projects);
    return projects;
  }

  private static final class Walk extends SimpleFileVisitor<Path> {
    private final Path root;
    private final List<Path> projects;

    Walk(Path root, List<Path> projects) {
      this.root = root;
      this.projects = projects;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      String name = String.valueOf(folder.getFileName());
      if (!folder.equals(root) && (name.startsWith(".") || SKIPPED.contains(name))) {
        return FileVisitResult.SKIP_SUBTREE;
      }
      projects.add(folder);
      return FileVisitResult.CONTINUE;
    }

    /**
     * A folder that we may not enter holds no classes that we may read; a link may go in circles.
     */
    @Override
    public FileVisitResult visitFileFailed(Path file, IOException reason) {
      return FileVisitResult.CONTINUE;
    }
  }
}
