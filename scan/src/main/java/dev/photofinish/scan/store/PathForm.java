package dev.photofinish.scan.store;

import dev.photofinish.ir.FixedList;
import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Step;

/** The root, then the steps. */
record PathForm(Form<Root> roots, Form<FixedList<Step>> steps) implements Form<Path> {

  @Override
  public void write(Path path, ByteWriter out) {
    roots.write(path.root(), out);
    steps.write(path.steps(), out);
  }

  @Override
  public Path read(ByteReader in) throws UnreadableSummariesException {
    Path path = Path.of(roots.read(in));
    for (Step step : steps.read(in)) {
      Path further = path.plus(step);
      if (further == null) {
        throw UnreadableSummariesException.damaged("a path is too long");
      }
      path = further;
    }
    return path;
  }
}
