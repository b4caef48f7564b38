package dev.photofinish.models;

import dev.photofinish.models.TypeBlock.MemberLine;
import java.util.ArrayList;
import java.util.List;

/** Reads blocks. Safe for many threads. */
final class BlockParser {

  private final ConsequenceParser consequences = new ConsequenceParser();

  /** Reads a block that begins with {@code type}. */
  TypeBlock type(FileBlock block) throws ModelFileException {
    TypeLine header = header(block);
    List<MemberLine> members = new ArrayList<>();
    for (FileBlock.Line line : block.members()) {
      try {
        addMembers(line.text(), block.file() + ":" + line.number(), members);
      } catch (Mistake e) {
        throw e.in(block.file(), line.number());
      }
    }
    return new TypeBlock(header, block.file() + ":" + block.line(), members);
  }

  private static TypeLine header(FileBlock block) throws ModelFileException {
    try {
      return TypeLine.parse(block.header().text());
    } catch (Mistake e) {
      throw e.in(block.file(), block.line());
    }
  }

  private void addMembers(String line, String place, List<MemberLine> members) throws Mistake {
    int colon = line.indexOf(':');
    if (colon < 0) {
      throw new Mistake("':' is missing between methods and what they do");
    }
    String effects = line.substring(colon + 1).strip();
    for (Selector selector : selectors(line.substring(0, colon))) {
      Consequence consequence = consequences.parse(effects, selector);
      RuleChecker.check(selector, consequence);
      members.add(new MemberLine(new MemberRule(selector, consequence), place));
    }
  }

  /** Blanks part selectors, but not between parentheses. */
  private static List<Selector> selectors(String text) throws Mistake {
    List<Selector> selectors = new ArrayList<>();
    int start = 0;
    int depth = 0;
    for (int at = 0; at <= text.length(); at++) {
      char c = at < text.length() ? text.charAt(at) : ' ';
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ' ' && (depth <= 0 || at == text.length())) {
        addSelector(text.substring(start, at), selectors);
        start = at + 1;
      }
    }
    if (selectors.isEmpty()) {
      throw new Mistake("no method stands before ':'");
    }
    return selectors;
  }

  private static void addSelector(String text, List<Selector> selectors) throws Mistake {
    if (!text.isBlank()) {
      selectors.add(Selector.parse(text.strip()));
    }
  }
}
