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

  /**
   * {@code src/com/acme/Bank.java:17}; or what else there is to find the place by, so that it does
   * not look like a file that can be opened at a line.
   */
  public String of(Frame frame) {
    if (frame.line() > 0) {
      return frame.file().isEmpty()
          ? "line " + frame.line() + " (no source file named)"
          : Printable.of(file(frame)) + ":" + frame.line();
    }
    String file = frame.file().isEmpty() ? "" : Printable.of(file(frame)) + ", ";
    return file + inBytecode(frame) + " (no line numbers)";
  }

  /** The same without a word on what is missing, for lists of places. */
  public String briefly(Frame frame) {
    return frame.line() > 0 ? of(frame) : inBytecode(frame);
  }

  private static String inBytecode(Frame frame) {
    return frame.offset() == Frame.NO_OFFSET ? "unknown line" : "bytecode offset " + frame.offset();
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
