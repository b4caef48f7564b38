package dev.photofinish.report.shared;

import dev.photofinish.finding.Frame;
import dev.photofinish.report.SourceFile;
import dev.photofinish.report.SourceLookup;
import java.util.Optional;

/** Names the places of frames so that a reader can open them. */
public final class Places {

  private final SourceLookup sources;

  public Places(SourceLookup sources) {
    this.sources = sources;
  }

  /** {@code src/com/acme/Bank.java:17}, as much of it as is known. */
  public String of(Frame frame) {
    if (frame.file().isEmpty()) {
      return "unknown source";
    }
    return Printable.of(file(frame)) + (frame.line() > 0 ? ":" + frame.line() : "");
  }

  /** The file's path in the working folder if it was found, else its name below a source root. */
  public String file(Frame frame) {
    return sources.find(frame.file()).map(SourceFile::path).orElse(frame.file());
  }

  /** The lines around a frame's line, if its source was found. */
  public Optional<Snippet> snippet(Frame frame) {
    return sources.find(frame.file()).flatMap(file -> Snippet.around(file.lines(), frame.line()));
  }
}
