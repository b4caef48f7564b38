package dev.photofinish.trace.read;

import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.FieldInfo;
import dev.photofinish.trace.MethodInfo;
import dev.photofinish.trace.SiteInfo;
import dev.photofinish.trace.format.ByteReader;
import dev.photofinish.trace.format.DictionaryLayout;
import dev.photofinish.trace.format.MalformedException;
import java.util.ArrayList;
import java.util.List;

/** Collects the records of a dictionary, block by block. */
public final class DictionaryReader {

  private final List<ClassInfo> classes = new ArrayList<>();
  private final List<MethodInfo> methods = new ArrayList<>();
  private final List<FieldInfo> fields = new ArrayList<>();
  private final List<SiteInfo> sites = new ArrayList<>();

  public void read(byte[] block) {
    ByteReader in = new ByteReader(block);
    while (in.hasMore()) {
      readRecord(in.next(), in);
    }
  }

  public Dictionary dictionary() {
    return new Dictionary(classes, methods, fields, sites);
  }

  private void readRecord(int kind, ByteReader in) {
    switch (kind) {
      case DictionaryLayout.CLASS ->
          classes.add(new ClassInfo(classes.size() + 1, in.text(), in.fixed()));
      case DictionaryLayout.METHOD ->
          methods.add(new MethodInfo(methods.size() + 1, in.smallNumber(), in.text(), in.text()));
      case DictionaryLayout.FIELD -> fields.add(field(in.text(), in.text(), in.text(), in.next()));
      case DictionaryLayout.SITE -> sites.add(site(in));
      default -> throw new MalformedException("no such record: " + kind);
    }
  }

  private FieldInfo field(String owner, String name, String descriptor, int flags) {
    boolean isStatic = (flags & DictionaryLayout.STATIC) != 0;
    boolean isVolatile = (flags & DictionaryLayout.VOLATILE) != 0;
    return new FieldInfo(fields.size() + 1, owner, name, descriptor, isStatic, isVolatile);
  }

  private SiteInfo site(ByteReader in) {
    int method = in.smallNumber();
    int index = in.smallNumber();
    return new SiteInfo(sites.size() + 1, method, index, in.smallNumber());
  }
}
