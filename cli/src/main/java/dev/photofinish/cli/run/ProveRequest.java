package dev.photofinish.cli.run;

import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.prove.ProveOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What {@code photofinish prove} is asked for.
 *
 * @param models files with facts about libraries, besides the built-in ones
 * @param apiClasses the classes of a library whose methods are called, if it is one
 * @param byObject whether races are shown by objects
 * @param explain the field whose pairs are to be explained, and no others
 */
public record ProveRequest(
    ProgramInputs inputs,
    List<Path> models,
    ProveOptions options,
    Optional<List<String>> apiClasses,
    boolean byObject,
    Optional<String> explain) {

  public ProveRequest {
    models = List.copyOf(models);
  }
}
