package dev.photofinish.scan.report;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.Program;
import dev.photofinish.models.AnnotatedCode;
import dev.photofinish.models.Cover;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Step;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** What annotations say of paths and methods. Safe for many threads; answers are remembered. */
final class SuppressedCode {

  private final Program program;
  private final AnnotatedCode annotated;
  private final ConcurrentMap<Step.Field, Cover> fields = new ConcurrentHashMap<>();
  private final ConcurrentMap<MethodKey, Cover> methods = new ConcurrentHashMap<>();

  SuppressedCode(Program program, AnnotatedCode annotated) {
    this.program = program;
    this.annotated = annotated;
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
    return annotated.ofField(field.owner(), field.name());
  }

  private Cover find(MethodKey key) {
    ClassModel owner = program.find(key.owner());
    return owner
        .declaredMethod(key.name(), MethodDescriptor.of(key.descriptor()))
        .map(annotated::of)
        .orElseGet(() -> annotated.of(owner));
  }
}
