package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Problem;
import dev.photofinish.finding.Race;
import dev.photofinish.report.SourceLookup;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Suppression by comments in the sources of the accesses. */
final class IgnoredLines implements Suppression {

  private final SourceLookup sources;

  /** The files with accesses so far, by name; sorted, so that notices come in a fixed order. */
  private final Map<String, CommentedFile> files = new TreeMap<>();

  IgnoredLines(SourceLookup sources) {
    this.sources = sources;
  }

  @Override
  public boolean covers(Race race) {
    boolean covered = false;
    for (Access access : race.accesses()) {
      covered |= covers(access.site());
    }
    return covered;
  }

  private boolean covers(Frame site) {
    return files.computeIfAbsent(site.file(), this::read).covers(site.line());
  }

  private CommentedFile read(String file) {
    return sources.find(file).map(CommentedFile::of).orElseGet(CommentedFile::none);
  }

  @Override
  public List<Problem> notices() {
    return files.values().stream().flatMap(file -> file.notices().stream()).toList();
  }
}
