package dev.photofinish.cli.run;

import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.predict.PredictOptions;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What {@code photofinish predict} is asked for.
 *
 * @param trace the folder that was recorded to
 * @param schedules where the schedules go
 * @param report a JSON report whose races are to be told, too, with the best verdict
 */
public record PredictRequest(
    ProgramInputs inputs,
    Path trace,
    Path schedules,
    PredictOptions options,
    Optional<Path> report) {}
