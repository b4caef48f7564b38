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
    return new Models(List.of(BuiltIn.layer()));
  }

  /**
   * The same and what another file says, which wins where both speak of the same.
   *
   * @throws ModelFileException if it has a mistake; the message is one line with its place
   * @throws IOException if it cannot be read
   */
  public Models with(Path file) throws IOException, ModelFileException {
    BlockIndex index = new BlockIndex();
    index.add(file.toString(), ModelText.decode(file.toString(), Files.readAllBytes(file)));
    RuleLayer layer = new RuleLayer(index);
    layer.readAll();
    List<RuleLayer> more = new ArrayList<>();
    more.add(layer);
    more.addAll(layers);
    return new Models(more);
  }

  /** What is known of the methods and classes of a program. */
  public LibraryFacts in(Program program) {
    return new LibraryFacts(program, layers);
  }
}
