package dev.photofinish.report;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads source files below a list of folders, and remembers the last few. */
final class SourceRoots implements SourceLookup {

  /** Races come sorted by location, so that neighbours ask for the same few files. */
  private static final int REMEMBERED_FILES = 16;

  private final Path workingFolder;
  private final List<Path> roots;

  /** Guarded by {@code this}. */
  private final Map<String, Optional<SourceFile>> remembered =
      new LinkedHashMap<>(REMEMBERED_FILES, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Optional<SourceFile>> eldest) {
          return size() > REMEMBERED_FILES;
        }
      };

  SourceRoots(Path workingFolder, List<Path> roots) {
    this.workingFolder = workingFolder.toAbsolutePath().normalize();
    this.roots = roots.stream().map(root -> this.workingFolder.resolve(root).normalize()).toList();
  }

  @Override
  public synchronized Optional<SourceFile> find(String file) {
    Optional<SourceFile> known = remembered.get(file);
    if (known == null) {
      known = roots.stream().flatMap(root -> read(root, file).stream()).findFirst();
      remembered.put(file, known);
    }
    return known;
  }

  private Optional<SourceFile> read(Path root, String file) {
    try {
      Path path = root.resolve(file).normalize();
      // A class file may claim any name for its source, "../../.ssh/id_rsa" too.
      if (file.isEmpty() || !path.startsWith(root) || !Files.isRegularFile(path)) {
        return Optional.empty();
      }
      // Sources in another charset show replacement characters rather than failing the report.
      String text = new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
      return Optional.of(new SourceFile(nameOf(path), text.lines().toList()));
    } catch (InvalidPathException | IOException e) {
      // A snippet is an extra: a source that cannot be read is a source that is not there.
      return Optional.empty();
    }
  }

  private String nameOf(Path path) {
    Path shown = path.startsWith(workingFolder) ? workingFolder.relativize(path) : path;
    return shown.toString().replace(File.separatorChar, '/');
  }
}
