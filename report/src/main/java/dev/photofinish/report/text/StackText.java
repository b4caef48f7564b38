package dev.photofinish.report.text;

import dev.photofinish.finding.Frame;
import dev.photofinish.report.shared.Names;
import dev.photofinish.report.shared.Places;
import java.io.IOException;
import java.util.List;

/**
 * Writes the calls that lead to an access, outermost first, the places in a column of their own.
 */
final class StackText {

  private static final int GAP = 2;

  private final TextPage page;
  private final Names names;
  private final Places places;

  StackText(TextPage page, Names names, Places places) {
    this.page = page;
    this.names = names;
    this.places = places;
  }

  void write(int indent, List<Frame> stack) throws IOException {
    List<String> calls = stack.stream().map(frame -> names.method(frame.method())).toList();
    List<String> sites = stack.stream().map(places::briefly).toList();
    int column = widest(calls) + GAP;
    boolean beside = indent + column + widest(sites) <= page.width();
    for (int i = 0; i < stack.size(); i++) {
      write(indent, calls.get(i), sites.get(i), beside ? column : 0);
    }
  }

  /** Puts the place beside the call, or below it where the terminal is too narrow for both. */
  private void write(int indent, String call, String site, int column) throws IOException {
    String place = page.paint(Style.CYAN, site);
    if (column > 0) {
      page.line(indent, call + " ".repeat(column - Wrap.columns(call)) + place);
    } else {
      page.line(indent, call);
      page.line(indent + GAP, place);
    }
  }

  private static int widest(List<String> texts) {
    return texts.stream().mapToInt(Wrap::columns).max().orElse(0);
  }
}
