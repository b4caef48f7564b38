package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.Program;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** What annotations suppress: fields, and accesses in methods. Safe for many threads. */
final class AnnotatedCode {

  private final Program program;
  private final SuppressingAnnotations annotations;
  private final ConcurrentMap<Step.Field, Cover> fields = new ConcurrentHashMap<>();
  private final ConcurrentMap<MethodKey, Cover> methods = new ConcurrentHashMap<>();

  AnnotatedCode(Program program, SuppressingAnnotations annotations) {
    this.program = program;
    this.annotations = annotations;
  }

  /** What is said of the fields on a path. */
  Cover of(Path path) {
    Cover found = Cover.NONE;
    for (int i = 0; i < path.length(); i++) {
      if (path.step(i) instanceof Step.Field field) {
        found = found.and(fields.computeIfAbsent(field, this::find));
      }
    }
    return found;
  }

  /** What is said of a method, of its class, and of the classes that this one is inside of. */
  Cover of(MethodKey method) {
    Cover known = methods.get(method);
    return known != null ? known : methods.computeIfAbsent(method, this::find);
  }

  private Cover find(Step.Field field) {
    Cover found = Cover.NONE;
    for (FieldModel candidate : program.find(field.owner()).fields()) {
      if (candidate.name().equals(field.name())) {
        found = found.and(annotations.on(Target.of(candidate), candidate.annotations()));
      }
    }
    return found;
  }

  private Cover find(MethodKey key) {
    ClassModel owner = program.find(key.owner());
    return owner
        .declaredMethod(key.name(), MethodDescriptor.of(key.descriptor()))
        .map(method -> annotations.on(Target.of(method), method.annotations()))
        .orElse(Cover.NONE)
        .and(find(owner));
  }

  private Cover find(ClassModel model) {
    Cover own = annotations.on(Target.of(model), model.annotations());
    return model.outerClass().map(program::find).map(this::find).map(own::and).orElse(own);
  }
}
