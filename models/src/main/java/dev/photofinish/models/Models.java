package dev.photofinish.models;

import dev.photofinish.ir.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What is known of libraries, read from files. Immutable. */
public final class Models {

  /** The newest first: it wins. */
  private final List<RuleLayer> layers;

  Models(List<RuleLayer> layers) {
    this.layers = List.copyOf(layers);
  }

  /** What the files say that come with the program. */
  public static Models builtIn() {
    return BuiltIn.MODELS;
  }

  /**
   * The same and what another file says, which wins where both speak of the same.
   *
   * @throws ModelFileException if it has a mistake; the message is one line with its place
   * @throws IOException if it cannot be read
   */
  public Models with(Path file) throws IOException, ModelFileException {
    ModelParser parser = new ModelParser();
    parser.read(file.toString(), Files.readAllBytes(file));
    List<RuleLayer> more = new ArrayList<>();
    more.add(parser.rules());
    more.addAll(layers);
    return new Models(more);
  }

  /** What is known of the methods and classes of a program. */
  public LibraryFacts in(Program program) {
    return new LibraryFacts(program, layers);
  }

  /** For tests of the files that come with the program. */
  List<RuleLayer> layers() {
    return layers;
  }
}
