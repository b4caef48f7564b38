package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Summary;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes the summaries of some methods: those of a class, or of a whole program. */
public final class SummaryWriter {

  private SummaryWriter() {}

  /**
   * Writes summaries so that {@link SummaryReader} reads them. The bytes depend on the summaries
   * alone, not on the order of the map or on what the summaries share.
   *
   * @throws IllegalArgumentException if they take more than 1 GB
   */
  public static void write(Map<MethodKey, Summary> summaries, DataOutput out) throws IOException {
    Tables tables = new Tables();
    ByteWriter batch = new ByteWriter();
    SortedMap<MethodKey, Summary> sorted = new TreeMap<>(summaries);
    batch.number(sorted.size());
    sorted.forEach(
        (method, summary) -> {
          tables.methods().write(method, batch);
          tables.summaries().write(summary, batch);
        });
    ByteWriter content = new ByteWriter();
    tables.write(content);
    content.append(batch);
    Envelope.write(content, out);
  }
}
