package dev.photofinish.scan.il;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Reads a program as {@link Printer} writes it; semicolons before a closing brace may be left out.
 */
final class Parser {

  private static final Pattern TOKEN = Pattern.compile(":=|[A-Za-z_][\\w.]*|\\S");

  private final List<String> tokens;
  private final Lines lines = new Lines();
  private final Set<String> fields = new TreeSet<>();
  private int position;

  private Parser(String text) {
    this.tokens = TOKEN.matcher(text).results().map(MatchResult::group).toList();
  }

  static Program parse(String text) {
    Parser parser = new Parser(text);
    List<Method> methods = new ArrayList<>();
    while (parser.position < parser.tokens.size()) {
      methods.add(parser.method());
    }
    return new Program(List.copyOf(parser.fields), methods);
  }

  private Method method() {
    int line = lines.next();
    String name = take();
    int arity = expressions().size();
    return new Method(line, name, arity, braces(), lines.next());
  }

  private Block braces() {
    expect("{");
    return blockUntil("}");
  }

  private Block blockUntil(String end) {
    List<Command> commands = new ArrayList<>();
    while (!peek().equals(end)) {
      commands.add(command());
      skipSemicolon();
    }
    expect(end);
    return new Block(commands);
  }

  private Command command() {
    int line = lines.next();
    String first = take();
    return switch (first) {
      case "skip" -> new Command.Skip(line);
      case "lock" -> locked(line);
      case "if" -> choice(line);
      case "while" -> loop(line);
      default ->
          peek().equals("(")
              ? new Command.Call(line, first, expressions())
              : assignment(line, expression(first));
    };
  }

  private Command locked(int line) {
    expect("(", ")");
    skipSemicolon();
    Block body = blockUntil("unlock");
    expect("(", ")");
    return new Command.Locked(line, body, lines.next());
  }

  private Command choice(int line) {
    expect("*", "then");
    Block first = braces();
    lines.leaveOne();
    expect("else");
    Block second = braces();
    lines.leaveOne();
    return new Command.Choice(line, first, second);
  }

  private Command loop(int line) {
    expect("*", "do");
    Block body = braces();
    lines.leaveOne();
    return new Command.Loop(line, body);
  }

  private Command assignment(int line, Exp target) {
    expect(":=");
    Exp source = expression(take());
    if (target.isPath()) {
      return new Command.Store(line, target, source.toString());
    }
    if (source.root().equals("new")) {
      expect("(", ")");
      return new Command.New(line, target.root());
    }
    return source.isPath()
        ? new Command.Load(line, target.root(), source)
        : new Command.Copy(line, target.root(), source.root());
  }

  private List<Exp> expressions() {
    List<Exp> expressions = new ArrayList<>();
    expect("(");
    while (!peek().equals(")")) {
      expressions.add(expression(take()));
      if (peek().equals(",")) {
        expect(",");
      }
    }
    expect(")");
    return expressions;
  }

  private Exp expression(String text) {
    Exp expression = Exp.parse(text);
    fields.addAll(expression.fields());
    return expression;
  }

  private void skipSemicolon() {
    if (peek().equals(";")) {
      expect(";");
    }
  }

  private String peek() {
    return position < tokens.size() ? tokens.get(position) : "the end";
  }

  private String take() {
    String token = peek();
    position++;
    return token;
  }

  private void expect(String... wanted) {
    for (String token : wanted) {
      if (!take().equals(token)) {
        throw new IllegalArgumentException(
            "%s wanted at token %d of %s".formatted(token, position, tokens));
      }
    }
  }
}
