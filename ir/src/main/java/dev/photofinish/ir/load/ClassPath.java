package dev.photofinish.ir.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Class roots in the order of a class path: the first that has a class wins. Knows which roots have
 * which packages, so that a long class path is not searched through. Immutable, safe for many
 * threads.
 */
public final class ClassPath {

  /** A class file that was found, and where. */
  public record Found(byte[] classFile, ClassRoot root) {}

  /** Classes that stand in a later root as well as in an earlier one. */
  public record Duplicates(String laterRoot, String earlierRoot, int count, String example) {}

  private final Map<String, List<ClassRoot>> rootsByPackage = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final List<Duplicates> duplicates = new ArrayList<>();

  public ClassPath(List<ClassRoot> roots) throws IOException {
    Map<String, ClassRoot> firstRoots = new HashMap<>();
    for (ClassRoot root : roots) {
      Map<String, Duplicates> shadowed = new TreeMap<>();
      for (String name : root.classNames().toList()) {
        ClassRoot first = firstRoots.putIfAbsent(name, root);
        if (first == null) {
          names.add(name);
          index(name, root);
        } else {
          shadowed.merge(
              first.label(),
              new Duplicates(root.label(), first.label(), 1, name),
              (known, more) ->
                  new Duplicates(root.label(), first.label(), known.count() + 1, known.example()));
        }
      }
      duplicates.addAll(shadowed.values());
    }
  }

  private void index(String name, ClassRoot root) {
    List<ClassRoot> roots =
        rootsByPackage.computeIfAbsent(packageOf(name), unused -> new ArrayList<>(1));
    if (roots.isEmpty() || roots.get(roots.size() - 1) != root) {
      roots.add(root);
    }
  }

  private static String packageOf(String name) {
    return name.substring(0, Math.max(0, name.lastIndexOf('/')));
  }

  /** All classes, in the order of the roots and sorted within each. */
  public List<String> names() {
    return List.copyOf(names);
  }

  public List<Duplicates> duplicates() {
    return List.copyOf(duplicates);
  }

  /**
   * The class file of a class, or null.
   *
   * @throws IOException if it is there but cannot be read; the message says where it is
   */
  public @Nullable Found find(String name) throws IOException {
    for (ClassRoot root : rootsByPackage.getOrDefault(packageOf(name), List.of())) {
      byte[] classFile = read(name, root);
      if (classFile != null) {
        return new Found(classFile, root);
      }
    }
    return null;
  }

  private static byte @Nullable [] read(String name, ClassRoot root) throws IOException {
    try {
      return root.read(name);
    } catch (IOException e) {
      throw new IOException("in " + root.label() + ": " + e.getMessage(), e);
    }
  }
}
