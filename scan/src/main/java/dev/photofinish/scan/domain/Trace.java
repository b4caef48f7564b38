package dev.photofinish.scan.domain;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The calls that lead to an access: this place, then, if it is a call, the way on in the callee.
 * Summaries share their callees' traces.
 */
public record Trace(Site site, @Nullable Trace callee, int depth) {

  public static Trace of(Site access) {
    return new Trace(access, null, 1);
  }

  public Trace calledFrom(Site call) {
    return new Trace(call, this, depth + 1);
  }

  /** All places, outermost first; the last one is the access. */
  public List<Site> sites() {
    List<Site> sites = new ArrayList<>(depth);
    for (Trace at = this; at != null; at = at.callee) {
      sites.add(at.site);
    }
    return sites;
  }

  /** The place of the access itself. */
  public Site access() {
    Trace at = this;
    while (at.callee != null) {
      at = at.callee;
    }
    return at.site;
  }
}
