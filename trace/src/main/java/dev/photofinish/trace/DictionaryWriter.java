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
 *
 * <p>Memory or a stack may come to its end anywhere in here. What was not added whole then is taken
 * away by whoever adds next, and to flush may be tried again.
 */
public final class DictionaryWriter {

  private static final int CHUNK = 1 << 16;

  private final BlockWriter out;

  // All guarded by this.
  private final List<byte[]> full = new ArrayList<>();
  private ByteWriter records = new ByteWriter();

  /** How much of the records is there as a whole. */
  private int whole;

  private int classes;
  private int methods;
  private int fields;
  private int sites;

  public DictionaryWriter(BlockWriter out) {
    this.out = out;
  }

  /** Adds a class, and gives its number; see {@link ClassInfo}. */
  public synchronized int addClass(String name, long hash) {
    whole = begin(DictionaryLayout.CLASS).text(name).fixed(hash).length();
    return ++classes;
  }

  /** Adds a method, and gives its number; see {@link MethodInfo}. */
  public synchronized int addMethod(int classNumber, String name, String descriptor) {
    whole = begin(DictionaryLayout.METHOD).number(classNumber).text(name).text(descriptor).length();
    return ++methods;
  }

  /** Adds a field, and gives its number; see {@link FieldInfo}. */
  public synchronized int addField(
      String owner, String name, String descriptor, boolean isStatic, boolean isVolatile) {
    int flags =
        (isStatic ? DictionaryLayout.STATIC : 0) | (isVolatile ? DictionaryLayout.VOLATILE : 0);
    whole =
        begin(DictionaryLayout.FIELD).text(owner).text(name).text(descriptor).put(flags).length();
    return ++fields;
  }

  /** Adds a site, and gives its number; see {@link SiteInfo}. */
  public synchronized int addSite(int method, int index, int line) {
    whole = begin(DictionaryLayout.SITE).number(method).number(index).number(line).length();
    return ++sites;
  }

  private ByteWriter begin(int kind) {
    if (whole >= CHUNK) {
      endChunk();
    }
    return records.cutTo(whole).put(kind);
  }

  private void endChunk() {
    ByteWriter next = new ByteWriter();
    full.add(records.cutTo(whole).toBytes());
    records = next;
    whole = 0;
  }

  /** Writes all that was added before. */
  public void flush() throws IOException {
    out.writeRest();
    while (hasMore()) {
      out.beginDictionary(first());
      forgetFirst();
      out.writeRest();
    }
  }

  private synchronized boolean hasMore() {
    if (full.isEmpty() && whole > 0) {
      endChunk();
    }
    return !full.isEmpty();
  }

  private synchronized byte[] first() {
    return full.get(0);
  }

  private synchronized void forgetFirst() {
    full.remove(0);
  }
}
