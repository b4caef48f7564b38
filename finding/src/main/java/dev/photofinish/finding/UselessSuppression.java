package dev.photofinish.finding;

import java.util.Comparator;

/**
 * An annotation that is to suppress races, but suppresses none.
 *
 * @param annotation its simple name
 * @param className the annotated class, or the one with the annotated member, in {@link
 *     Class#getName} form
 * @param member the field's name, or the method's with its parameter types; empty for the class
 * @param file the source file below its source root, empty if unknown
 * @param line where the member's code begins, 0 if unknown
 * @param hasReason whether the annotation says why; otherwise it is not heeded
 */
public record UselessSuppression(
    String annotation, String className, String member, String file, int line, boolean hasReason) {

  /** The order of reports: by file and line. */
  public static final Comparator<UselessSuppression> REPORT_ORDER =
      Comparator.comparing(UselessSuppression::file)
          .thenComparingInt(UselessSuppression::line)
          .thenComparing(UselessSuppression::target);

  /** What is annotated, as reports name it. */
  public String target() {
    return member.isEmpty() ? className : className + "." + member;
  }
}
