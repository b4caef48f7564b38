package dev.photofinish.prove.harness;

import java.util.List;
import java.util.TreeSet;

/** What a harness leaves out, one sentence each. Belongs to the thread that makes the harness. */
final class Notices {

  private final TreeSet<String> sentences = new TreeSet<>();

  void add(String sentence) {
    sentences.add(sentence);
  }

  List<String> sorted() {
    return List.copyOf(sentences);
  }
}
