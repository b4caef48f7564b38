package dev.photofinish.prove.report;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.finding.Race;
import dev.photofinish.finding.UselessSuppression;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.Program;
import dev.photofinish.models.AnnotatedCode;
import dev.photofinish.models.Cover;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.SuppressingAnnotations;
import dev.photofinish.models.Target;
import dev.photofinish.models.UselessAnnotation;
import dev.photofinish.models.UselessAnnotations;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The races that annotations in the code say are known, and which of these were of use. */
public final class Suppressed {

  private final Program program;
  private final SuppressingAnnotations annotations;
  private final AnnotatedCode annotated;
  private final Set<Target> used = new HashSet<>();
  private final Map<MethodName, Cover> ofMethods = new HashMap<>();

  public Suppressed(Program program, LibraryFacts library) {
    this.program = program;
    this.annotations = new SuppressingAnnotations(library);
    this.annotated = new AnnotatedCode(program, annotations);
  }

  /** Whether a race is not to be reported: its field says so, or a method with an access. */
  public boolean has(Race race) {
    Cover cover = of(race.location()).and(methodOf(race.first())).and(methodOf(race.second()));
    used.addAll(cover.by());
    return cover.suppresses();
  }

  private Cover of(Location location) {
    if (location instanceof Location.OfContents contents) {
      return of(contents.holder());
    } else if (location instanceof Location.OfField field) {
      return annotated.ofField(ClassNames.toInternal(field.className()), field.field());
    }
    return Cover.NONE;
  }

  private Cover methodOf(Access access) {
    return ofMethods.computeIfAbsent(access.site().method(), this::find);
  }

  private Cover find(MethodName name) {
    ClassModel owner = program.find(ClassNames.toInternal(name.className()));
    return owner.methods().stream()
        .filter(method -> Places.name(method).equals(name))
        .map(annotated::of)
        .reduce(Cover.NONE, Cover::and);
  }

  /** The annotations of the application that no race was found for. */
  public List<UselessSuppression> useless() {
    List<ClassModel> classes =
        program.applicationNames().stream().sorted().map(program::find).toList();
    return UselessAnnotations.in(classes, annotations, used).stream()
        .map(Suppressed::told)
        .toList();
  }

  private static UselessSuppression told(UselessAnnotation useless) {
    String method = useless.method().map(each -> Places.name(each).signature()).orElse("");
    return new UselessSuppression(
        useless.annotation().simpleName(),
        ClassNames.toBinary(useless.owner().name()),
        useless.field().map(FieldModel::name).orElse(method),
        useless.owner().sourcePath().orElse(""),
        useless.line(),
        useless.hasReason());
  }
}
