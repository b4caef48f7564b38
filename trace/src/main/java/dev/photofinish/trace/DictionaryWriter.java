package dev.photofinish.trace;

import dev.photofinish.trace.format.ByteWriter;
import dev.photofinish.trace.format.DictionaryLayout;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives numbers to classes, methods, fields and sites, and writes what they stand for.
 *
 * <p>Any thread may add; that never waits for a file. One thread flushes, before it writes events
 * that use the new numbers: a run that is cut short then has no event without its names.
 */
public final class DictionaryWriter {

  private static final int CHUNK = 1 << 16;

  private final BlockWriter out;

  // All guarded by this.
  private final List<byte[]> full = new ArrayList<>();
  private ByteWriter records = new ByteWriter();
  private int classes;
  private int methods;
  private int fields;
  private int sites;

  public DictionaryWriter(BlockWriter out) {
    this.out = out;
  }

  /** Adds a class, and gives its number; see {@link ClassInfo}. */
  public synchronized int addClass(String name, long hash) {
    begin(DictionaryLayout.CLASS).text(name).fixed(hash);
    return ++classes;
  }

  /** Adds a method, and gives its number; see {@link MethodInfo}. */
  public synchronized int addMethod(int classNumber, String name, String descriptor) {
    begin(DictionaryLayout.METHOD).number(classNumber).text(name).text(descriptor);
    return ++methods;
  }

  /** Adds a field, and gives its number; see {@link FieldInfo}. */
  public synchronized int addField(
      String owner, String name, String descriptor, boolean isStatic, boolean isVolatile) {
    int flags =
        (isStatic ? DictionaryLayout.STATIC : 0) | (isVolatile ? DictionaryLayout.VOLATILE : 0);
    begin(DictionaryLayout.FIELD).text(owner).text(name).text(descriptor).put(flags);
    return ++fields;
  }

  /** Adds a site, and gives its number; see {@link SiteInfo}. */
  public synchronized int addSite(int method, int index, int line) {
    begin(DictionaryLayout.SITE).number(method).number(index).number(line);
    return ++sites;
  }

  private ByteWriter begin(int kind) {
    if (records.length() >= CHUNK) {
      endChunk();
    }
    return records.put(kind);
  }

  private void endChunk() {
    full.add(records.toBytes());
    records = new ByteWriter();
  }

  /** Writes all that was added before. */
  public void flush() throws IOException {
    for (byte[] chunk : taken()) {
      out.dictionary(chunk);
    }
  }

  private synchronized List<byte[]> taken() {
    if (records.length() > 0) {
      endChunk();
    }
    List<byte[]> taken = new ArrayList<>(full);
    full.clear();
    return taken;
  }
}
