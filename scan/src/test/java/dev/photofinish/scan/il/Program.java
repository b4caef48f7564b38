package dev.photofinish.scan.il;

import java.util.List;
import java.util.Optional;

/**
 * A well-formed program: the fields of its one class, and its methods, any two of which may run in
 * parallel.
 */
record Program(List<String> fields, List<Method> methods) {

  Program {
    fields = List.copyOf(fields);
    methods = List.copyOf(methods);
    WellFormed.check(fields, methods);
  }

  Method method(String name) {
    for (Method method : methods) {
      if (method.name().equals(name)) {
        return method;
      }
    }
    throw new IllegalArgumentException("no method " + name);
  }

  /** The command that stands on a line of the listing. */
  Optional<Command> commandAt(int line) {
    return methods.stream()
        .flatMap(method -> method.body().all())
        .filter(command -> command.line() == line)
        .findFirst();
  }

  /** The listing; the numbers of its lines, from 1, are those of the commands. */
  @Override
  public String toString() {
    return Printer.print(this);
  }
}
