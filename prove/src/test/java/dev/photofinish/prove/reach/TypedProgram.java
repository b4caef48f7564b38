package dev.photofinish.prove.reach;

import dev.photofinish.prove.Proof;
import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.code.MethodCode;
import dev.photofinish.prove.figures.Figure;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import dev.photofinish.prove.thread.Once;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A Java program with its types and effects, written as the paper does: {@code h1<1,0>} for an
 * object of the line that ends in {@code // h1}, with the loops of the main method.
 */
final class TypedProgram implements AutoCloseable {

  private final List<String> lines;
  private final Figure figure;
  private final PointsTo points;
  private final Solution solution;
  private final Ownership ownership;

  TypedProgram(String source) throws Exception {
    this.lines = source.lines().toList();
    this.figure = Figure.of(source, ProveOptions.of("T"));
    Proof proof = figure.proof();
    this.points = proof.stages().points();
    Once once = Once.of(points);
    this.solution = Solution.of(points, proof.library(), once).orElseThrow();
    this.ownership = new Ownership(points, proof.library(), once);
  }

  /** The types of all that a method allocates in its contexts. */
  List<String> created(String method) {
    return points.instances().stream()
        .filter(instance -> instance.method().name().equals(method))
        .flatMap(
            instance ->
                instance.code().allocations().stream()
                    .map(MethodCode.Allocation::variable)
                    .map(variable -> text(solution.typeOf(instance, variable))))
        .filter(text -> text.startsWith("h"))
        .distinct()
        .sorted()
        .toList();
  }

  /** The effects between labelled lines. */
  List<String> effects() {
    return solution.heap().effects().stream()
        .map(effect -> text(effect.root()) + " |> " + text(effect.target()))
        .filter(text -> Pattern.matches("h.* \\|> h.*", text))
        .distinct()
        .sorted()
        .toList();
  }

  /** Whether a line's objects are in DR of the objects of other lines. */
  boolean isDisjoint(String target, String... roots) {
    ObjectSet all = new ObjectSet();
    List.of(roots).forEach(root -> all.addAll(objects(root)));
    return ownership.tellsRoots(objects(target), all);
  }

  private ObjectSet objects(String label) {
    ObjectSet found = new ObjectSet();
    IntStream.range(0, points.objects().size())
        .filter(i -> label(points.object(i)).equals(label))
        .forEach(found::add);
    return found;
  }

  private String label(AbstractObject object) {
    int line = object.site().line();
    String text = line > 0 && object.site().method() != null ? lines.get(line - 1) : "";
    int at = text.indexOf("// h");
    return at < 0 ? "?" : text.substring(at + 3);
  }

  private String text(@Nullable HeapType type) {
    if (type == null || type.site().isTop()) {
      return "T";
    }
    String sites =
        type.site()
            .sites()
            .mapToObj(origin -> label(points.object(solution.origins().objectOf(origin))))
            .distinct()
            .sorted()
            .collect(Collectors.joining(","));
    Instance main =
        points.instances().stream()
            .filter(instance -> instance.method().name().equals("main"))
            .findFirst()
            .orElseThrow();
    return IntStream.range(0, main.code().loops().count())
        .mapToObj(loop -> type.vector().get(solution.positions().ofLoop(main, loop)).toString())
        .collect(Collectors.joining(",", sites + "<", ">"));
  }

  @Override
  public void close() throws IOException {
    figure.close();
  }
}
