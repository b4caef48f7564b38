package dev.photofinish.testbench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * The files, classes and methods of a source whose names begin with {@code FN_} (a known miss) or
 * {@code FP_} (a known false alarm), and the lines that each spans.
 */
final class KnownLimits {

  static final String MISS = "FN_";
  static final String FALSE_ALARM = "FP_";

  private static final Set<String> TYPE_KEYWORDS = Set.of("class", "interface", "enum", "record");

  /** A named part of a source. */
  record Scope(String name, int firstLine, int lastLine) {
    private boolean spans(int line) {
      return firstLine <= line && line <= lastLine;
    }
  }

  private final List<Token> tokens;
  private final List<Scope> scopes = new ArrayList<>();

  private KnownLimits(List<Token> tokens) {
    this.tokens = tokens;
  }

  static KnownLimits of(SourceFile source) {
    List<Token> code =
        source.tokens().stream().filter(t -> t.kind() != Token.Kind.LINE_COMMENT).toList();
    KnownLimits limits = new KnownLimits(code);
    if (isLimit(source.fileName())) {
      String name = source.fileName().replaceFirst("\\.java$", "");
      limits.scopes.add(new Scope(name, 0, Integer.MAX_VALUE));
    }
    for (int i = 0; i < code.size(); i++) {
      limits.addDeclarationAt(i);
    }
    return limits;
  }

  List<Scope> scopes() {
    return List.copyOf(scopes);
  }

  /** The names of the parts with this prefix that the line lies in, innermost first. */
  List<String> around(int line, String prefix) {
    return scopes.stream()
        .filter(scope -> scope.name().startsWith(prefix) && scope.spans(line))
        .sorted(Comparator.comparingInt(Scope::firstLine).reversed())
        .map(Scope::name)
        .toList();
  }

  private void addDeclarationAt(int index) {
    Token token = tokens.get(index);
    if (token.kind() != Token.Kind.WORD || !isLimit(token.text())) {
      return;
    }
    int body = isTypeName(index) ? bodyAfter(index) : methodBody(index);
    if (body >= 0) {
      int end = closingOf(body);
      scopes.add(new Scope(token.text(), token.line(), tokens.get(end).line()));
    }
  }

  private static boolean isLimit(String name) {
    return name.startsWith(MISS) || name.startsWith(FALSE_ALARM);
  }

  private boolean isTypeName(int index) {
    return index > 0 && TYPE_KEYWORDS.contains(tokens.get(index - 1).text());
  }

  /** The brace that opens the body after a type's name or the word throws; -1 for no body. */
  private int bodyAfter(int index) {
    int i = index + 1;
    while (i < tokens.size() && !tokens.get(i).isSymbol('{')) {
      if (tokens.get(i).isSymbol(';')) {
        return -1;
      }
      i = tokens.get(i).isSymbol('(') ? closingOf(i) + 1 : i + 1;
    }
    return i < tokens.size() ? i : -1;
  }

  /** The brace that opens the body of the method declared here; -1 if the name is only used. */
  private int methodBody(int index) {
    boolean use = index > 0 && tokens.get(index - 1).isWord("new");
    int i = index + 1;
    if (use || i >= tokens.size() || !tokens.get(i).isSymbol('(')) {
      return -1;
    }
    i = closingOf(i) + 1;
    if (i < tokens.size() && tokens.get(i).isWord("throws")) {
      return bodyAfter(i);
    }
    return i < tokens.size() && tokens.get(i).isSymbol('{') ? i : -1;
  }

  /** The token that closes the bracket at an index; the last token if nothing does. */
  private int closingOf(int opening) {
    char open = tokens.get(opening).text().charAt(0);
    char close = open == '(' ? ')' : '}';
    int depth = 0;
    for (int i = opening; i < tokens.size(); i++) {
      depth += tokens.get(i).isSymbol(open) ? 1 : 0;
      depth -= tokens.get(i).isSymbol(close) ? 1 : 0;
      if (depth == 0) {
        return i;
      }
    }
    return tokens.size() - 1;
  }
}
