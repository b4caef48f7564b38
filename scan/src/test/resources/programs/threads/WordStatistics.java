package threads;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Parallel streams run the functions given to them on many threads at once. */
class WordStatistics {

  private final LongAdder letters = new LongAdder();
  private int longest;
  private int words;
  private int sequential;

  void measure(List<String> text) {
    text.parallelStream()
        .forEach(
            word -> {
              letters.add(word.length());
              words++; // race: WordStatistics.words
            });
  }

  void longest(List<String> text) {
    text.stream()
        .parallel()
        .map(String::length)
        .forEach(
            length -> {
              if (length > longest) { // race: WordStatistics.longest
                longest = length; // race: WordStatistics.longest
              }
            });
  }

  void inOrder(List<String> text) {
    text.stream().forEach(word -> sequential++);
    text.forEach(word -> sequential++);
  }

  void collectByHand(List<String> text) {
    List<String> upper = new ArrayList<>();
    text.parallelStream()
        .forEach(
            word -> {
              upper.add(word.toUpperCase()); // race: WordStatistics.collectByHand
            });
  }

  List<String> collectSafely(List<String> text) {
    List<String> upper = Collections.synchronizedList(new ArrayList<>());
    text.parallelStream().forEach(word -> upper.add(word.toUpperCase()));
    return upper;
  }

  List<String> collect(List<String> text) {
    return text.parallelStream().map(String::trim).collect(Collectors.toList());
  }

  void histogram(int[] values) {
    int[] buckets = new int[10];
    IntStream.range(0, values.length)
        .parallel()
        .forEach(
            i -> {
              buckets[values[i] % 10]++; // race: WordStatistics.histogram
            });
  }
}
