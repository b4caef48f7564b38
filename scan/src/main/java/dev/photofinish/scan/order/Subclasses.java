package dev.photofinish.scan.order;

import dev.photofinish.ir.ClassModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The direct subclasses and implementers of each class, among the classes that are analysed. */
public final class Subclasses {

  private final Map<String, List<ClassModel>> direct = new HashMap<>();

  public Subclasses(List<ClassModel> classes) {
    for (ClassModel model : classes) {
      model.superName().ifPresent(name -> add(name, model));
      model.interfaces().forEach(name -> add(name, model));
    }
  }

  private void add(String name, ClassModel subclass) {
    direct.computeIfAbsent(name, key -> new ArrayList<>(1)).add(subclass);
  }

  public List<ClassModel> direct(String name) {
    return direct.getOrDefault(name, List.of());
  }
}
