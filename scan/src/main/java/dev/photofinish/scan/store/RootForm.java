package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Root;
import dev.photofinish.scan.domain.Site;

/** A code for the kind of root, then what it has. */
record RootForm(Form<Site> sites) implements Form<Root> {

  private static final int GLOBAL = 0;
  private static final int FORMAL = 1;
  private static final int ALLOCATION = 2;

  @Override
  public void write(Root root, ByteWriter out) {
    if (root instanceof Root.Global) {
      out.number(GLOBAL);
    } else if (root instanceof Root.Formal formal) {
      out.number(FORMAL);
      out.number(formal.index());
    } else if (root instanceof Root.Allocation allocation) {
      out.number(ALLOCATION);
      sites.write(allocation.site(), out);
      out.flag(allocation.repeated());
    } else {
      throw new IllegalArgumentException("a root that cannot be stored: " + root);
    }
  }

  @Override
  public Root read(ByteReader in) throws UnreadableSummariesException {
    return switch (in.number()) {
      case GLOBAL -> Root.GLOBAL;
      case FORMAL -> Root.Formal.of(in.below(Integer.MAX_VALUE));
      case ALLOCATION -> new Root.Allocation(sites.read(in), in.flag());
      default -> throw UnreadableSummariesException.damaged("a kind of root is unknown");
    };
  }
}
