package dev.photofinish.record.weave;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which classes are the platform's own, by their names. Loaders go by packages: if one is in a
 * module of the platform, its classes come from there, whatever jars have. Should a loader of the
 * program's own see to its jars first, its classes of such packages count as the platform's, too.
 */
final class Platform {

  /**
   * What is called so is the platform's: also its tools, which have the loader of programs, and
   * what libraries have in its name.
   */
  private static final List<String> NAMES = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

  /** The packages of the modules that the platform's own loaders have. */
  private static final Set<String> PACKAGES =
      ModuleLayer.boot().modules().stream()
          .filter(Platform::isOwn)
          .flatMap(module -> module.getPackages().stream())
          .collect(Collectors.toUnmodifiableSet());

  private Platform() {}

  /** Modules of the program may be in the same run-time image. */
  private static boolean isOwn(Module module) {
    ClassLoader loader = module.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  /** Whether a class is one of the platform, by its name with dots. */
  static boolean has(String className) {
    int dot = className.lastIndexOf('.');
    return NAMES.stream().anyMatch(className::startsWith)
        || (dot > 0 && PACKAGES.contains(className.substring(0, dot)));
  }
}
