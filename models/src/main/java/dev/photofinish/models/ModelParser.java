package dev.photofinish.models;

import dev.photofinish.models.ModelText.Line;
import java.util.ArrayList;
import java.util.List;

/** Reads model files into a layer of rules. */
final class ModelParser {

  private static final List<String> FIRST_WORDS = List.of("type", "annotation");

  private final LayerBuilder layer = new LayerBuilder();
  private final ConsequenceParser consequences = new ConsequenceParser();

  /** The types whose members follow. */
  private List<LayerBuilder.OneType> open = List.of();

  /**
   * Reads a file.
   *
   * @param file its name, for messages
   */
  void read(String file, byte[] bytes) throws ModelFileException {
    open = List.of();
    for (Line line : ModelText.lines(file, bytes)) {
      try {
        read(line, file + ":" + line.number());
      } catch (Mistake e) {
        throw new ModelFileException(file, line.number(), String.valueOf(e.getMessage()));
      }
    }
  }

  RuleLayer rules() {
    return layer.build();
  }

  private void read(Line line, String place) throws Mistake {
    String text = line.text().replace('\t', ' ');
    if (line.isMember()) {
      member(text, place);
      return;
    }
    open = List.of();
    int end = text.indexOf(' ');
    String first = end < 0 ? text : text.substring(0, end);
    String rest = text.substring(first.length()).strip();
    switch (first) {
      case "type" -> open = new TypeLine(layer).read(rest);
      case "annotation" -> AnnotationLine.read(rest, place, layer);
      default -> throw Mistake.unknown("word", first, FIRST_WORDS);
    }
  }

  private void member(String text, String place) throws Mistake {
    int colon = text.indexOf(':');
    if (open.isEmpty()) {
      throw new Mistake("an indented line belongs to a type, and there is none above");
    } else if (colon < 0) {
      throw new Mistake("':' is missing between methods and what they do");
    }
    String effects = text.substring(colon + 1).strip();
    for (Selector selector : selectors(text.substring(0, colon))) {
      Consequence consequence = consequences.parse(effects, selector);
      RuleChecker.check(selector, consequence);
      for (LayerBuilder.OneType type : open) {
        type.add(new MemberRule(selector, consequence), place);
      }
    }
  }

  /** Selectors stand apart by blanks; those inside of parentheses belong to one. */
  private static List<Selector> selectors(String text) throws Mistake {
    List<Selector> selectors = new ArrayList<>();
    int start = 0;
    int depth = 0;
    for (int at = 0; at <= text.length(); at++) {
      char c = at < text.length() ? text.charAt(at) : ' ';
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ' ' && (depth == 0 || at == text.length())) {
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
