package dev.photofinish.ir;

import static dev.photofinish.ir.Hierarchy.Answer.NO;
import static dev.photofinish.ir.Hierarchy.Answer.UNKNOWN;
import static dev.photofinish.ir.Hierarchy.Answer.YES;
import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.fixture.Programs;
import dev.photofinish.testbench.SourceCompiler;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How classes relate, also where one of them is missing. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HierarchyTest {

  private static final String SOURCE =
      """
      interface Top { }
      interface Left extends Top { }
      interface Right extends Top { }
      class A implements Left { }
      class B extends A implements Right { }
      class C extends B { }
      class D extends A { }
      class Gone { }
      interface GoneInterface { }
      class BelowGone extends Gone { }
      class OfGone implements GoneInterface { }
      """;

  private final Program program = open();
  private final Hierarchy hierarchy = program.hierarchy();

  private static Program open() {
    Map<String, byte[]> classes = Programs.classFiles(SourceCompiler.standard(), SOURCE);
    classes.keySet().removeAll(List.of("Gone", "GoneInterface"));
    return Programs.ofClasses(classes);
  }

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  private List<String> names(List<ClassModel> classes) {
    return classes.stream().map(ClassModel::name).toList();
  }

  @Test
  void superClassesNearestFirst() {
    assertThat(names(hierarchy.superclasses(program.find("C"))))
        .containsExactly("B", "A", "java/lang/Object");
    assertThat(hierarchy.superclass(program.find("C"))).contains(program.find("B"));
    assertThat(hierarchy.superclass(program.find("java/lang/Object"))).isEmpty();
    assertThat(names(hierarchy.superclasses(program.find("BelowGone")))).containsExactly("Gone");
    assertThat(hierarchy.superclasses(program.find("Gone"))).isEmpty();
  }

  @Test
  void superInterfacesOnceEach() {
    assertThat(names(hierarchy.superinterfaces(program.find("C"))))
        .containsExactlyInAnyOrder("Left", "Right", "Top");
    assertThat(names(hierarchy.superinterfaces(program.find("Left")))).containsExactly("Top");
    assertThat(hierarchy.superinterfaces(program.find("Top"))).isEmpty();
    assertThat(names(hierarchy.superinterfaces(program.find("OfGone"))))
        .containsExactly("GoneInterface");
  }

  @ParameterizedTest
  @CsvSource({
    "C, A, YES",
    "C, Top, YES",
    "C, C, YES",
    "C, java/lang/Object, YES",
    "Left, java/lang/Object, YES",
    "A, C, NO",
    "D, Right, NO",
    "Left, Right, NO",
    "BelowGone, Gone, YES",
    "BelowGone, A, UNKNOWN",
    "OfGone, Top, UNKNOWN",
    "Gone, A, UNKNOWN",
    "Gone, java/lang/Object, YES",
    "A, Gone, NO",
    "java/util/ArrayList, java/util/List, YES",
  })
  void subclasses(String name, String superName, Hierarchy.Answer expected) {
    assertThat(hierarchy.isSubclass(name, superName)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "I, I, YES",
    "I, J, NO",
    "LA;, I, NO",
    "I, LA;, NO",
    "LC;, LA;, YES",
    "LBelowGone;, LA;, UNKNOWN",
    "[LC;, [LA;, YES",
    "[LA;, [LC;, NO",
    "[[LC;, [[LTop;, YES",
    "[LBelowGone;, [LA;, UNKNOWN",
    "[I, [I, YES",
    "[I, [J, NO",
    "[I, [Ljava/lang/Object;, NO",
    "[[I, [Ljava/lang/Object;, YES",
    "[I, Ljava/lang/Object;, YES",
    "[I, Ljava/lang/Cloneable;, YES",
    "[LA;, Ljava/io/Serializable;, YES",
    "[LA;, Ljava/lang/Runnable;, NO",
    "[[I, [Ljava/lang/Cloneable;, YES",
    "LA;, [LA;, NO",
    "Ljava/lang/Object;, [LA;, NO",
  })
  void subtypes(String type, String superType, Hierarchy.Answer expected) {
    assertThat(hierarchy.isSubtype(JavaType.of(type), JavaType.of(superType))).isEqualTo(expected);
  }

  @Test
  void nullIsBelowEveryReference() {
    assertThat(hierarchy.isSubtype(JavaType.NULL, JavaType.STRING)).isEqualTo(YES);
    assertThat(hierarchy.isSubtype(JavaType.NULL, JavaType.of("[I"))).isEqualTo(YES);
    assertThat(hierarchy.isSubtype(JavaType.NULL, JavaType.INT)).isEqualTo(NO);
    assertThat(hierarchy.isSubtype(JavaType.STRING, JavaType.NULL)).isEqualTo(NO);
    assertThat(hierarchy.isSubtype(JavaType.NULL, JavaType.ofClass("Gone"))).isNotEqualTo(UNKNOWN);
  }

  @ParameterizedTest
  @CsvSource({
    "LB;, LD;, LA;",
    "LC;, LB;, LB;",
    "LA;, LC;, LA;",
    "LA;, Ljava/lang/String;, Ljava/lang/Object;",
    "LLeft;, LA;, Ljava/lang/Object;",
    "LLeft;, LRight;, Ljava/lang/Object;",
    "[LB;, [LD;, [LA;",
    "[[LB;, [[LD;, [[LA;",
    "[I, [J, Ljava/lang/Object;",
    "[I, [LA;, Ljava/lang/Object;",
    "[[I, [LA;, [Ljava/lang/Object;",
    "[LA;, LA;, Ljava/lang/Object;",
    "LBelowGone;, LGone;, LGone;",
    "LGone;, LA;, Ljava/lang/Object;",
  })
  void joins(String one, String other, String expected) {
    assertThat(hierarchy.join(JavaType.of(one), JavaType.of(other)))
        .isEqualTo(hierarchy.join(JavaType.of(other), JavaType.of(one)))
        .isEqualTo(JavaType.of(expected));
  }
}
