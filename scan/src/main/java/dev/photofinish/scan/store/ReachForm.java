package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Path;
import dev.photofinish.scan.domain.Reach;

/** A path, and whether it is certain. */
record ReachForm(Form<Path> paths) implements Form<Reach> {

  @Override
  public void write(Reach reach, ByteWriter out) {
    paths.write(reach.path(), out);
    out.flag(reach.certain());
  }

  @Override
  public Reach read(ByteReader in) throws UnreadableSummariesException {
    return new Reach(paths.read(in), in.flag());
  }
}
