package dev.photofinish.scan.il;

import java.util.List;
import java.util.stream.Stream;

/**
 * A way from a method to a line: the lines of the calls, and then that line.
 *
 * @param accesses what the command on the line accesses, as the method at the start sees it
 */
record Route(List<Integer> lines, List<PathAccess> accesses) {

  Route {
    lines = List.copyOf(lines);
    accesses = List.copyOf(accesses);
  }

  /** All routes from a method to the line of an access that make this access. */
  static List<Route> to(AccessPoint point, Program program, Granularity granularity) {
    Finder finder = new Finder(point.line(), program, granularity);
    PathAccess wanted = new PathAccess(point.kind(), point.path());
    return finder
        .from(program.method(point.method()))
        .filter(route -> route.accesses.contains(wanted))
        .toList();
  }

  /** The same route as the caller sees it. */
  private Route calledBy(Command.Call call) {
    Step.Push push = new Step.Push(call);
    return new Route(
        Stream.concat(Stream.of(call.line()), lines.stream()).toList(),
        accesses.stream()
            .map(
                access ->
                    new PathAccess(access.kind(), access.path().substitute(push.substitution())))
            .toList());
  }

  private record Finder(int line, Program program, Granularity granularity) {

    Stream<Route> from(Method method) {
      return method.body().all().flatMap(command -> Stream.concat(at(command), through(command)));
    }

    private Stream<Route> at(Command command) {
      return Step.beginning(command).stream()
          .filter(step -> step.line() == line)
          .map(step -> new Route(List.of(line), granularity.accesses(step)));
    }

    private Stream<Route> through(Command command) {
      return command instanceof Command.Call call
          ? from(program.method(call.method())).map(route -> route.calledBy(call))
          : Stream.empty();
    }
  }
}
