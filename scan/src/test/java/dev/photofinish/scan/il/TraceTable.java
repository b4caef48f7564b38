package dev.photofinish.scan.il;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes a racing execution: the state it starts from, then the steps, a column for each thread.
 */
final class TraceTable {

  private TraceTable() {}

  static String render(RacingTrace trace) {
    List<List<String>> rows = rows(trace).toList();
    int width = rows.stream().mapToInt(row -> row.get(0).length()).max().orElseThrow();
    String table =
        rows.stream()
            .map(row -> ("%-" + width + "s | %s").formatted(row.get(0), row.get(1)).stripTrailing())
            .collect(Collectors.joining("\n"));
    return "%s\n%s  <- both at %s\n".formatted(heap(trace.start().heap()), table, trace.address());
  }

  private static Stream<List<String>> rows(RacingTrace trace) {
    Stream<List<String>> head =
        Stream.of(
            trace.methods(), trace.start().threads().stream().map(TraceTable::variables).toList());
    Stream<List<String>> last = Stream.of(trace.accesses().stream().map(TraceTable::cell).toList());
    return Stream.of(head, trace.moves().stream().map(TraceTable::row), last).flatMap(part -> part);
  }

  private static List<String> row(Move move) {
    String cell = cell(move.step());
    return move.thread() == 0 ? List.of(cell, "") : List.of("", cell);
  }

  private static String cell(Step step) {
    return "%3d: %s".formatted(step.line(), step);
  }

  private static String variables(ThreadState thread) {
    return new TreeMap<>(thread.stack().variables())
        .entrySet().stream()
            .map(variable -> variable.getKey() + " = #" + variable.getValue())
            .collect(Collectors.joining(", "));
  }

  /** Fields that point to their own object are left out. */
  private static String heap(Heap heap) {
    return IntStream.range(0, heap.size())
        .boxed()
        .flatMap(at -> heap.fields().stream().map(field -> new Address(at, field)))
        .filter(address -> heap.value(address) != address.location())
        .map(address -> address + " = #" + heap.value(address))
        .collect(Collectors.joining(", "));
  }
}
