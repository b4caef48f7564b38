package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Site;

/** A place in the code. */
record SiteForm(Form<MethodKey> methods) implements Form<Site> {

  @Override
  public void write(Site site, ByteWriter out) {
    methods.write(site.method(), out);
    out.number(site.index());
    out.number(site.line());
  }

  @Override
  public Site read(ByteReader in) throws UnreadableSummariesException {
    return new Site(methods.read(in), in.number(), in.number());
  }
}
