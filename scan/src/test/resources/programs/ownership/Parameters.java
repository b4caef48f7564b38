package ownership;

import java.util.List;
import javax.annotation.concurrent.ThreadSafe;

/** A private method's parameter is owned if every caller's argument is. */
@ThreadSafe
class Parameters {

  /** A report in the making. */
  static class Page {
    int lines;
    int words;
    int number;
    int footer;
    int margin;
  }

  private final Page cover = new Page();

  private static void fill(Page page) {
    page.lines = 10;
    count(page);
  }

  private static void count(Page page) {
    page.words++;
  }

  private static void number(Page page) {
    page.number = 1; // race: Page.number
  }

  private static void copyFooter(Page from, Page to) {
    to.footer = from.footer; // race: Page.footer
  }

  Page page() {
    Page page = new Page();
    fill(page);
    number(page);
    return page;
  }

  void cover() {
    number(cover);
  }

  /** The one read is shared, the one written is not. */
  Page copyCover() {
    Page page = new Page();
    copyFooter(cover, page);
    return page;
  }

  void setFooter(int footer) {
    cover.footer = footer; // race: Page.footer
  }

  /** Whose page this is, nobody knows: it may be another thread's, too. */
  void margins(Page page) {
    page.margin++; // race: Page.margin
  }

  synchronized void addTo(List<String> lines) {
    lines.add("end");
  }

  int literal() {
    return sum(new int[] {1, 2, 3});
  }

  private static int sum(int... numbers) {
    numbers[0] = 0;
    return numbers.length;
  }
}
