package dev.photofinish.scan.il;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** Makes simple commands and calls for one method of a random program, one after another. */
final class RandomCommands {

  private final Lines lines;
  private final Vocabulary vocabulary;
  private final int number;
  private final RandomExpressions expressions;

  /** Calm methods leave formals and what they point to in place more often. */
  private final boolean isCalm;

  private Assigned assigned;

  /**
   * @param number of the method, which calls those with greater numbers only
   */
  RandomCommands(Random random, Lines lines, Vocabulary vocabulary, int number) {
    this.lines = lines;
    this.vocabulary = vocabulary;
    this.number = number;
    this.isCalm = random.nextBoolean();
    int arity = vocabulary.arities().get(number);
    this.expressions = new RandomExpressions(random, vocabulary, arity, isCalm);
    this.assigned = new Assigned(Set.copyOf(Exp.formals(arity)));
  }

  /** What has a value after the commands so far. */
  Assigned assigned() {
    return assigned;
  }

  /** The next commands come where only these have values. */
  void goBackTo(Assigned earlier) {
    assigned = earlier;
  }

  Command load() {
    return load(target(30), expressions.path(assigned));
  }

  /** Or something to store, if there is nothing yet. */
  Command store() {
    return expressions.hasLocal(assigned) ? store(expressions.path(assigned)) : fresh();
  }

  Command fresh() {
    return fresh(target(30));
  }

  Command copy() {
    boolean isOfLocal = isCalm && expressions.hasLocal(assigned);
    String source =
        isOfLocal ? expressions.assignedLocal(assigned) : expressions.variable(assigned);
    return copy(target(40), source);
  }

  boolean canCall() {
    return !callees(1).isEmpty();
  }

  Command call() {
    int callee = expressions.any(callees(1));
    return call(callee, expressions.actuals(vocabulary.arities().get(callee), assigned));
  }

  boolean canCallAliased() {
    return !callees(2).isEmpty();
  }

  /**
   * A call that gets an object on a path, and by a local also one that leads there: what the callee
   * does with the second decides whether the first is still on the path.
   */
  List<Command> aliasedCall() {
    int callee = expressions.any(callees(2));
    String root = expressions.formal();
    int length = expressions.upTo(vocabulary.split());
    Exp start = new Exp(root, vocabulary.prefix().subList(0, length));
    String alias = expressions.local();
    Command aliasing = start.isPath() ? load(alias, start) : copy(alias, root);
    List<Exp> actuals = expressions.actuals(vocabulary.arities().get(callee), assigned);
    List<Exp> both = List.of(new Exp(root, vocabulary.prefix()), Exp.variable(alias));
    return List.of(aliasing, call(callee, expressions.withAnywhere(actuals, both)));
  }

  /** Makes part of a path lead elsewhere, and then accesses what it led to, or leads to now. */
  List<Command> displacement() {
    String root = expressions.formal();
    List<String> prefix = vocabulary.prefix();
    Command fresh = fresh(expressions.local());
    Command displacing =
        store(new Exp(root, prefix.subList(expressions.upTo(prefix.size()), prefix.size())));
    String other = expressions.otherFormal(root);
    Exp path = new Exp(other, other.equals(root) ? vocabulary.whole() : vocabulary.rest());
    Command access = expressions.chance(50) ? load(expressions.local(), path) : store(path);
    return List.of(fresh, displacing, access);
  }

  /** The methods that this may call and that have at least so many formals. */
  private List<Integer> callees(int arity) {
    return IntStream.range(number + 1, vocabulary.arities().size())
        .filter(callee -> vocabulary.arities().get(callee) >= arity)
        .boxed()
        .toList();
  }

  /** A local; in methods that are not calm, sometimes a formal. */
  private String target(int percentFormal) {
    boolean isFormal = !isCalm && expressions.chance(percentFormal);
    return isFormal ? expressions.formal() : expressions.local();
  }

  private Command load(String target, Exp source) {
    return made(new Command.Load(lines.next(), target, source));
  }

  private Command store(Exp target) {
    return made(new Command.Store(lines.next(), target, expressions.assignedLocal(assigned)));
  }

  private Command fresh(String target) {
    return made(new Command.New(lines.next(), target));
  }

  private Command copy(String target, String source) {
    return made(new Command.Copy(lines.next(), target, source));
  }

  private Command call(int callee, List<Exp> actuals) {
    return new Command.Call(lines.next(), RandomPrograms.name(callee), actuals);
  }

  private Command made(Command.Simple command) {
    assigned = assigned.simple(command);
    return command;
  }
}
