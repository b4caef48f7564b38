package dev.photofinish.prove.figures;

import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.models.Models;
import dev.photofinish.prove.Proof;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.ProveProgress;
import dev.photofinish.prove.Prover;
import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.race.Tuple;
import dev.photofinish.prove.race.Tuples;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A program of a paper, analysed. */
public final class Figure implements AutoCloseable {

  private static final Models MODELS = Models.builtIn();

  private final Names names;
  private final Program program;
  private final Proof proof;

  private Figure(String source, ProveOptions options, ProveProgress progress) throws Exception {
    this.names = new Names(Labels.of(source));
    this.program = Program.open(ProgramInputs.ofClasses(compile(source)));
    this.proof = new Prover(MODELS, options).prove(program, progress);
  }

  public static Figure of(String source, ProveOptions options) throws Exception {
    return new Figure(source, options, ProveProgress.NONE);
  }

  public static Figure of(String source, ProveOptions options, ProveProgress progress)
      throws Exception {
    return new Figure(source, options, progress);
  }

  private static Map<String, byte[]> compile(String source) {
    Map<String, byte[]> classes = new HashMap<>();
    SourceCompiler.standard()
        .compile(SourceFile.of("T.java", source))
        .classes()
        .forEach((name, file) -> classes.put(ClassNames.toInternal(name), file));
    return classes;
  }

  public Proof proof() {
    return proof;
  }

  Names names() {
    return names;
  }

  PointsTo points() {
    return proof.stages().points();
  }

  /** All fields that the program has, and the hypothetical ones. */
  Stream<ProgramField> fields() {
    Fields fields = proof.universe().codes().fields();
    return IntStream.range(0, fields.size()).mapToObj(fields::get);
  }

  /** The tuples on all fields. */
  public Stream<Tuple> tuples() {
    Tuples tuples = new Tuples(proof.stages());
    return fields().flatMap(tuples::on);
  }

  @Override
  public void close() throws IOException {
    program.close();
  }
}
