package dev.photofinish.models;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;

/** What annotations suppress: fields, and accesses in methods. Safe for many threads. */
public final class AnnotatedCode {

  private final Program program;
  private final SuppressingAnnotations annotations;

  public AnnotatedCode(Program program, SuppressingAnnotations annotations) {
    this.program = program;
    this.annotations = annotations;
  }

  /** What is said of the fields of a class that have a name. */
  public Cover ofField(String owner, String name) {
    Cover found = Cover.NONE;
    for (FieldModel candidate : program.find(owner).fields()) {
      if (candidate.name().equals(name)) {
        found = found.and(annotations.on(Target.of(candidate), candidate.annotations()));
      }
    }
    return found;
  }

  /** What is said of a method, of its class, and of the classes that this one is inside of. */
  public Cover of(MethodModel method) {
    return annotations.on(Target.of(method), method.annotations()).and(of(method.owner()));
  }

  /** What is said of a class, and of the classes that it is inside of. */
  public Cover of(ClassModel model) {
    Cover own = annotations.on(Target.of(model), model.annotations());
    return model.outerClass().map(program::find).map(this::of).map(own::and).orElse(own);
  }
}
