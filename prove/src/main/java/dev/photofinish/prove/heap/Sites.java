package dev.photofinish.prove.heap;

import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Makes sites, one for each place, and numbers them in the order in which they are asked for.
 * Confined to the thread that analyses.
 */
public final class Sites {

  private record Key(
      Site.Kind kind, JavaType type, @Nullable MethodModel method, @Nullable Integer index) {}

  private final Map<Key, Site> known = new HashMap<>();
  private final List<Site> all = new ArrayList<>();

  /** The site of an instruction. */
  public Site at(Site.Kind kind, JavaType type, MethodModel method, Instruction instruction) {
    Key key = new Key(kind, type, method, instruction.index());
    return known.computeIfAbsent(key, k -> add(kind, type, method, instruction));
  }

  /** Where the object comes from that stands for a class. */
  public Site ofClass(JavaType type) {
    Key key = new Key(Site.Kind.CLASS, type, null, null);
    return known.computeIfAbsent(key, k -> add(Site.Kind.CLASS, type, null, null));
  }

  /**
   * Where the objects of a class come from that frameworks make or pass.
   *
   * @param kind what sort of objects these are
   */
  public Site ofFramework(Site.Kind kind, JavaType type) {
    Key key = new Key(kind, type, null, null);
    return known.computeIfAbsent(key, k -> add(kind, type, null, null));
  }

  private Site add(
      Site.Kind kind,
      JavaType type,
      @Nullable MethodModel method,
      @Nullable Instruction instruction) {
    Site site = new Site(all.size(), kind, type, method, instruction);
    all.add(site);
    return site;
  }

  public int size() {
    return all.size();
  }

  public Site get(int id) {
    return all.get(id);
  }
}
