package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Summary;
import java.io.DataInput;
import java.io.IOException;
import java.util.Collections;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Reads what {@link SummaryWriter} wrote. It believes nothing: whatever the input is, it gives the
 * summaries that were written or says that it cannot, and needs memory in proportion to the input.
 */
public final class SummaryReader {

  private SummaryReader() {}

  /**
   * Reads one batch of summaries, and leaves the input behind it.
   *
   * @throws UnreadableSummariesException if they are damaged or of another version
   * @throws IOException if the input itself fails
   */
  public static SortedMap<MethodKey, Summary> read(DataInput in) throws IOException {
    ByteReader content = new ByteReader(Envelope.read(in));
    Tables tables = new Tables();
    tables.read(content);
    SortedMap<MethodKey, Summary> batch = batch(tables, content);
    if (content.remaining() > 0) {
      throw UnreadableSummariesException.damaged("more bytes than summaries");
    }
    return batch;
  }

  private static SortedMap<MethodKey, Summary> batch(Tables tables, ByteReader content)
      throws UnreadableSummariesException {
    NavigableMap<MethodKey, Summary> batch = new TreeMap<>();
    int count = content.count();
    for (int i = 0; i < count; i++) {
      MethodKey method = tables.methods().read(content);
      if (!batch.isEmpty() && batch.lastKey().compareTo(method) >= 0) {
        throw UnreadableSummariesException.damaged("methods out of order");
      }
      batch.put(method, tables.summaries().read(content));
    }
    return Collections.unmodifiableSortedMap(batch);
  }
}
