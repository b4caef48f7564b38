package dev.photofinish.record.runtime;

/** Goes on from chunk to chunk as the logs of a thread do. */
final class Links {

  private Links() {}

  /** The next chunk of a thread that has used so many bytes of a full one. */
  static Chunk goOn(ChunkPool pool, Chunk full, int bytes) {
    int size = full.bytes.length;
    Chunk next = pool.next(size);
    full.next = next;
    pool.wentOn(size, bytes);
    return next;
  }
}
