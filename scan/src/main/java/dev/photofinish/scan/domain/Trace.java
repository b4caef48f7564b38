package dev.photofinish.scan.domain;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The calls that lead to an access: a place, then, if it is a call, the way on in the callee.
 * Summaries share their callees' traces.
 *
 * @param access the place of the access itself
 */
public record Trace(Site site, @Nullable Trace callee, Site access, int depth) {

  public static Trace of(Site access) {
    return new Trace(access, null, access, 1);
  }

  public Trace calledFrom(Site call) {
    return new Trace(call, this, access, depth + 1);
  }

  /** All places, outermost first; the last one is the access. */
  public List<Site> sites() {
    List<Site> sites = new ArrayList<>(depth);
    for (Trace at = this; at != null; at = at.callee) {
      sites.add(at.site);
    }
    return sites;
  }
}
