package dev.photofinish.prove.figures;

import java.util.List;
import java.util.Set;

/**
 * What section 4.2 tells of a round.
 *
 * @param values the k value of each site that has a label
 * @param heap the edges of the heap abstraction
 * @param races the tuples of {@code ultimateRacesWithObject}
 */
record ObservedRound(Set<String> values, Set<HeapEdge> heap, Set<String> races) {

  ObservedRound(List<String> values, List<HeapEdge> heap, List<String> races) {
    this(Set.copyOf(values), Set.copyOf(heap), Set.copyOf(races));
  }
}
