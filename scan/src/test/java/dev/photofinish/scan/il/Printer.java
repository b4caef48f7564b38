package dev.photofinish.scan.il;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes a program as the paper does, one command on a line. */
final class Printer implements CommandVisitor<Stream<String>> {

  private static final String INDENT = "  ";

  private Printer() {}

  static String print(Program program) {
    Printer printer = new Printer();
    return program.methods().stream()
        .flatMap(printer::method)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private Stream<String> method(Method method) {
    String head = "%s(%s) {".formatted(method.name(), String.join(", ", method.formals()));
    return around(head, method.body(), "}");
  }

  private Stream<String> around(String head, Block body, String end) {
    return Stream.of(Stream.of(head), inside(body), Stream.of(end)).flatMap(lines -> lines);
  }

  private Stream<String> inside(Block body) {
    return body.commands().stream()
        .flatMap(command -> command.accept(this))
        .map(line -> INDENT + line);
  }

  @Override
  public Stream<String> simple(Command.Simple command) {
    return Stream.of(command + ";");
  }

  @Override
  public Stream<String> locked(Command.Locked command) {
    return around("lock();", command.body(), "unlock();");
  }

  @Override
  public Stream<String> choice(Command.Choice command) {
    Stream<String> otherwise = Stream.concat(inside(command.second()), Stream.of("};"));
    return Stream.concat(around("if * then {", command.first(), "} else {"), otherwise);
  }

  @Override
  public Stream<String> loop(Command.Loop command) {
    return around("while * do {", command.body(), "};");
  }

  @Override
  public Stream<String> call(Command.Call command) {
    return Stream.of(command + ";");
  }
}
