package dev.photofinish.report.text;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.Frame;
import dev.photofinish.report.shared.Names;
import dev.photofinish.report.shared.Places;
import dev.photofinish.report.shared.Snippet;
import dev.photofinish.report.shared.Words;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Writes one access: what it does, where, on which thread, under which locks, called by whom. */
final class AccessText {

  private static final int INDENT = 2;
  private static final int DETAIL_INDENT = 4;
  private static final int LABEL_WIDTH = 8;

  private final TextPage page;
  private final Names names;
  private final Places places;

  AccessText(TextPage page, Names names, Places places) {
    this.page = page;
    this.names = names;
    this.places = places;
  }

  void write(String who, Access access) throws IOException {
    Frame site = access.site();
    String what = access.kind().label() + " in " + names.method(site.method());
    page.labelled(INDENT, who, Wrap.columns(who) + 1, Style.BOLD, what);
    page.line(DETAIL_INDENT, page.paint(Style.CYAN, places.of(site)));
    Optional<Snippet> snippet = places.snippet(site);
    if (snippet.isPresent()) {
      page.blank();
      new SnippetText(page, DETAIL_INDENT).write(snippet.get());
      page.blank();
    }
    detail("thread", Words.thread(access));
    detail("locks", Words.locks(access));
    stack(access.stack());
    page.blank();
  }

  private void detail(String label, String text) throws IOException {
    page.labelled(DETAIL_INDENT, label, LABEL_WIDTH, Style.DIM, text);
  }

  /** A stack of one frame would only say again what stands above it. */
  private void stack(List<Frame> stack) throws IOException {
    if (stack.size() > 1) {
      page.line(DETAIL_INDENT, page.paint(Style.DIM, "calls"));
      new StackText(page, names, places).write(DETAIL_INDENT + 2, stack);
    }
  }
}
