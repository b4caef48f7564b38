package dev.photofinish.scan.report;

import dev.photofinish.finding.AccessPath;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.Value;
import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Site;
import dev.photofinish.scan.domain.Step;
import java.util.List;
import java.util.OptionalInt;

/** Says where things are, in the words of reports. */
final class Places {

  private final Program program;
  private final Methods methods;

  Places(Program program, Methods methods) {
    this.program = program;
    this.methods = methods;
  }

  Frame frame(Site site) {
    return new Frame(
        methodName(site.method()), file(site.method().owner()), site.line(), offset(site));
  }

  /** Where there are no line numbers, a disassembler shows the place. */
  private int offset(Site site) {
    return site.line() > 0
        ? Frame.NO_OFFSET
        : methods
            .find(site.method())
            .map(method -> method.bytecodeOffset(site.index()))
            .orElse(OptionalInt.empty())
            .orElse(Frame.NO_OFFSET);
  }

  /** Where something is, to follow on a verb: {@code at com/acme/Bank.java:17}. */
  String at(Site site) {
    return at(program, site);
  }

  static String at(Program program, Site site) {
    if (site.line() == 0) {
      return "in " + MethodText.of(site.method());
    }
    ClassModel owner = program.find(site.method().owner());
    return "at "
        + owner.sourcePath().orElseGet(() -> MethodText.simpleName(owner.name()))
        + ":"
        + site.line();
  }

  /** The source file of a class, empty if unknown. */
  String file(String className) {
    return program.find(className).sourcePath().orElse("");
  }

  static MethodName methodName(MethodKey method) {
    List<String> parameters =
        MethodDescriptor.of(method.descriptor()).parameters().stream()
            .map(JavaType::sourceName)
            .toList();
    return new MethodName(binary(method.owner()), method.name(), parameters);
  }

  static String binary(String internalName) {
    return internalName.replace('/', '.');
  }

  /** The field, what it holds, or the place that made an object that no field holds. */
  Location location(Path path) {
    int last = path.length() - 1;
    for (int i = last; i >= 0; i--) {
      if (path.step(i) instanceof Step.Field field) {
        Location.OfField named = new Location.OfField(binary(field.owner()), field.name());
        return i == last ? named : new Location.OfContents(named);
      }
    }
    if (path.root() instanceof Root.Allocation made) {
      return new Location.OfAllocation(methodName(made.site().method()), made.site().line());
    }
    throw new IllegalStateException("a path that names nothing: " + path);
  }

  AccessPath accessPath(Path path, MethodModel method) {
    int from = path.root() == Root.GLOBAL ? 1 : 0;
    return new AccessPath(
        root(path, method),
        path.steps().subList(from, path.length()).stream().map(Step::text).toList());
  }

  private String root(Path path, MethodModel method) {
    if (path.root() instanceof Root.Formal formal) {
      return parameterName(method, formal.index());
    } else if (path.root() instanceof Root.Allocation made) {
      return made.site().line() > 0 ? "object of line " + made.site().line() : "new object";
    }
    Step.Field field = (Step.Field) path.step(0);
    return binary(field.owner()) + "." + field.name();
  }

  static String parameterName(MethodModel method, int index) {
    if (index == 0 && !method.isStatic()) {
      return "this";
    }
    return method
        .body()
        .filter(body -> index < body.parameters().size())
        .map(body -> body.parameters().get(index))
        .map(Value::name)
        .orElse("arg" + index);
  }

  /** The locks held, outermost first, as a reader of the entry method would write them. */
  List<String> locks(List<Lock> locks, MethodModel method) {
    return locks.stream().map(lock -> lockName(lock, method)).distinct().toList();
  }

  private String lockName(Lock lock, MethodModel method) {
    String suffix =
        switch (lock.mode()) {
          case EXCLUSIVE -> "";
          case SHARED -> " (read)";
          case OPTIMISTIC -> " (optimistic)";
        };
    if (lock.name() instanceof Lock.OfClass of) {
      return binary(of.className()) + ".class" + suffix;
    }
    Path path = lock.path();
    return (path == null ? "a lock" : accessPath(path, method).toString()) + suffix;
  }
}
