package dev.photofinish.prove.heap;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An abstract object {@code [hn::...::h1]}: all objects that were allocated at the most significant
 * site {@code hn} by a method whose receiver was one of {@code [hn-1::...::h1]}, which may be cut
 * short. Abstract contexts of methods are abstract objects, too, or {@link #EPSILON}.
 *
 * <p>Compared by identity; {@link ObjectTable} makes one for each sequence.
 */
public final class AbstractObject {

  /** The empty sequence: the context of methods without a receiver that nobody calls. */
  public static final AbstractObject EPSILON = new AbstractObject();

  private final int id;
  private final @Nullable Site site;
  private final AbstractObject rest;
  private final int length;

  private AbstractObject() {
    this.id = -1;
    this.site = null;
    this.rest = this;
    this.length = 0;
  }

  AbstractObject(int id, Site site, AbstractObject rest) {
    this.id = id;
    this.site = site;
    this.rest = rest;
    this.length = rest.length + 1;
  }

  /** Its number, from 0, in the order in which objects were found. */
  public int id() {
    return id;
  }

  public boolean isEmpty() {
    return site == null;
  }

  /** How many sites it has: at most the k value of its most significant one. */
  public int length() {
    return length;
  }

  /** The most significant site ({@code car}). */
  public Site site() {
    if (site == null) {
      throw new IllegalStateException("the empty sequence has no site");
    }
    return site;
  }

  /** The sequence without its most significant site ({@code cdr}). */
  public AbstractObject rest() {
    return rest;
  }

  /** The sites, the most significant first. */
  public List<Site> sites() {
    List<Site> sites = new ArrayList<>();
    for (AbstractObject at = this; !at.isEmpty(); at = at.rest) {
      sites.add(at.site());
    }
    return sites;
  }

  @Override
  public String toString() {
    return String.join("::", sites().stream().map(Site::toString).toList());
  }
}
