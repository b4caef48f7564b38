package dev.photofinish.ir;

import java.util.List;

/**
 * Where control goes when an instruction of a block throws.
 *
 * @param handler the index of the handler's first block
 * @param caught the classes that this handler catches; empty if it catches everything
 */
public record ExceptionEdge(int handler, List<String> caught) {

  public ExceptionEdge {
    caught = List.copyOf(caught);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ExceptionEdge edge
        && handler == edge.handler
        && caught.equals(edge.caught);
  }

  @Override
  public int hashCode() {
    return 31 * handler + caught.hashCode();
  }

  public boolean catchesAll() {
    return caught.isEmpty();
  }
}
