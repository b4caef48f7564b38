package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import dev.photofinish.report.SourceLookup;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Suppression by comments in the sources. Safe for many threads. */
final class IgnoredLines {

  private final SourceLookup sources;

  /** The files looked at so far, by name. */
  private final ConcurrentMap<String, CommentedFile> files = new ConcurrentHashMap<>();

  IgnoredLines(SourceLookup sources) {
    this.sources = sources;
  }

  boolean coversLine(String file, int line) {
    return file(file).covers(line);
  }

  boolean covers(Race race) {
    boolean covered = false;
    for (Access access : race.accesses()) {
      Frame site = access.site();
      covered |= file(site.file()).isUsedFor(site.line());
    }
    return covered;
  }

  void lookAt(Collection<String> more) {
    more.forEach(this::file);
  }

  private CommentedFile file(String name) {
    return files.computeIfAbsent(name, this::read);
  }

  private CommentedFile read(String file) {
    return sources.find(file).map(CommentedFile::of).orElseGet(CommentedFile::none);
  }

  /** By file and line, whichever was looked at first. */
  List<Problem> notices() {
    return new TreeMap<>(files).values().stream().flatMap(file -> file.notices().stream()).toList();
  }
}
