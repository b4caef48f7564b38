package dev.photofinish.cli.input;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import org.jspecify.annotations.Nullable;

/** Looks for class files in folders. */
final class ClassFiles {

  private ClassFiles() {}

  /** Whether there is a class file below the folder; the search ends at the first. */
  static boolean existBelow(Path folder) {
    Search search = new Search();
    try {
      Files.walkFileTree(
          folder, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, search);
    } catch (IOException e) {
      throw new IllegalStateException("a search that visits past failures failed", e);
    }
    return search.found;
  }

  static boolean isClassFile(String name) {
    return name.endsWith(".class");
  }

  private static final class Search extends SimpleFileVisitor<Path> {
    private boolean found;

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      found = isClassFile(file.toString());
      return found ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
    }

    /** One class file is enough here; the engine's reader is who reports unreadable folders. */
    @Override
    public FileVisitResult visitFileFailed(Path file, IOException reason) {
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException reason) {
      return FileVisitResult.CONTINUE;
    }
  }
}
