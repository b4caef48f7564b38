package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Problem;
import dev.photofinish.finding.UselessSuppression;
import dev.photofinish.report.SourceFile;
import dev.photofinish.report.SourceLookup;
import java.util.ArrayList;
import java.util.List;

/** Tells of annotations that suppress nothing. */
final class AnnotationNotices {

  private final SourceLookup sources;
  private final List<Problem> notices = new ArrayList<>();

  AnnotationNotices(SourceLookup sources) {
    this.sources = sources;
  }

  void add(List<UselessSuppression> found) {
    found.forEach(each -> notices.add(new Problem(place(each), complaint(each), false)));
  }

  List<Problem> all() {
    return List.copyOf(notices);
  }

  private String place(UselessSuppression useless) {
    if (useless.file().isEmpty()) {
      return useless.className();
    }
    String file = sources.find(useless.file()).map(SourceFile::path).orElse(useless.file());
    return useless.line() > 0 ? file + ":" + useless.line() : file;
  }

  private static String complaint(UselessSuppression useless) {
    String what = "@" + useless.annotation() + " on " + useless.target();
    return useless.hasReason()
        ? "suppresses nothing in this run: " + what
        : "suppresses nothing without a reason: " + what + "; say why in the annotation";
  }
}
