package dev.photofinish.cli.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keeps the modules in the order of the design's picture. */
class ArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.photofinish");

  /** What annotates code but is not there when it runs, or need not be. */
  private static final Set<String> ANNOTATIONS = Set.of("org.jspecify.annotations");

  @Test
  void theModulesOfTheClassPathAreImported() {
    Set<String> imported = new TreeSet<>();
    CLASSES.forEach(each -> imported.add(moduleOf(each)));

    assertThat(imported)
        .contains(
            "annotations",
            "cli",
            "finding",
            "ir",
            "models",
            "prove",
            "record",
            "report",
            "scan",
            "trace")
        .allMatch(Modules::isKnown);
  }

  @Test
  void dependenciesPointOneWay() {
    assertThat(ours(use -> !Modules.mayDependOn(moduleOf(use.getOriginClass()), target(use))))
        .isEmpty();
  }

  @Test
  void nobodyUsesAnothersInnerRooms() {
    assertThat(
            ours(
                use ->
                    !moduleOf(use.getOriginClass()).equals(target(use))
                        && !Modules.isFrontDoor(
                            use.getTargetClass().getBaseComponentType().getPackageName())))
        .isEmpty();
  }

  @Test
  void theFoundationsUseFewLibraries() {
    assertThat(dependencies().filter(ArchitectureTest::isForbiddenLibrary).map(text()).toList())
        .isEmpty();
  }

  /** Users' programs are compiled against them, so not even jspecify comes along. */
  @Test
  void theAnnotationsUseTheJdkAlone() {
    assertThat(dependencies().filter(use -> moduleOf(use.getOriginClass()).equals("annotations")))
        .isNotEmpty()
        .extracting(use -> use.getTargetClass().getPackageName())
        .allMatch(used -> used.startsWith("java.") || used.equals("dev.photofinish.annotations"));
  }

  @Test
  void noModulesGoInCircles() {
    slices().matching("dev.photofinish.(*)..").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void noPackagesOfTheCommandGoInCircles() {
    slices().matching("dev.photofinish.cli.(*)..").should().beFreeOfCycles().check(CLASSES);
  }

  /** Woven code begins from nothing, so the runtime in the program's own process has one. */
  @Test
  void nothingIsGlobalAndChanges() {
    fields()
        .that()
        .areStatic()
        .and()
        .areNotDeclaredIn("dev.photofinish.record.runtime.Hooks")
        .should()
        .beFinal()
        .because("two analyses run side by side in one virtual machine")
        .check(CLASSES);
  }

  private static List<String> ours(Predicate<Dependency> violation) {
    return dependencies()
        .filter(use -> isOurs(use.getTargetClass()))
        .filter(violation)
        .map(text())
        .distinct()
        .toList();
  }

  private static Stream<Dependency> dependencies() {
    return CLASSES.stream().flatMap(each -> each.getDirectDependenciesFromSelf().stream());
  }

  private static boolean isForbiddenLibrary(Dependency use) {
    Set<String> allowed = Modules.LIBRARIES.get(moduleOf(use.getOriginClass()));
    String used = use.getTargetClass().getBaseComponentType().getPackageName();
    boolean isLibrary =
        !used.isEmpty() && !used.startsWith("java.") && !isOurs(use.getTargetClass());
    return allowed != null
        && isLibrary
        && !ANNOTATIONS.contains(used)
        && allowed.stream().noneMatch(used::startsWith);
  }

  private static boolean isOurs(JavaClass type) {
    return type.getBaseComponentType().getPackageName().startsWith(Modules.ROOT);
  }

  private static String target(Dependency use) {
    return moduleOf(use.getTargetClass().getBaseComponentType());
  }

  private static String moduleOf(JavaClass type) {
    return Modules.moduleOf(type.getPackageName());
  }

  private static Function<Dependency, String> text() {
    return Dependency::getDescription;
  }
}
