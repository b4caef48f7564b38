package dev.photofinish.scan.il;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Makes programs at random; the same seed makes the same program. */
final class RandomPrograms {

  private static final List<String> FIELDS = List.of("f", "g", "h", "k");

  private final Random random;

  private RandomPrograms(long seed) {
    this.random = new Random(seed);
  }

  static Program withSeed(long seed) {
    return new RandomPrograms(seed).program();
  }

  static String name(int number) {
    return "m" + number;
  }

  private Program program() {
    Vocabulary vocabulary = vocabulary();
    Lines lines = new Lines();
    List<Method> methods = new ArrayList<>();
    for (int number = 0; number < vocabulary.arities().size(); number++) {
      methods.add(method(number, vocabulary, lines));
    }
    return new Program(vocabulary.fields(), methods);
  }

  private Method method(int number, Vocabulary vocabulary, Lines lines) {
    int line = lines.next();
    RandomCommands commands = new RandomCommands(random, lines, vocabulary, number);
    Block body = new RandomBody(random, lines, commands).make();
    return new Method(line, name(number), vocabulary.arities().get(number), body, lines.next());
  }

  private Vocabulary vocabulary() {
    List<String> fields = FIELDS.subList(0, 2 + random.nextInt(FIELDS.size() - 1));
    List<String> first = sequence(fields.subList(0, 1), fields, random.nextInt(4) == 0 ? 1 : 2);
    List<String> second = sequence(fields.subList(1, 2), fields, random.nextInt(2));
    return new Vocabulary(
        fields,
        List.of(first, second),
        random.nextInt(4) == 0 ? 1 : first.size() - 1,
        Stream.generate(() -> 1 + random.nextInt(3)).limit(2 + random.nextInt(4)).toList());
  }

  private List<String> sequence(List<String> start, List<String> fields, int more) {
    Stream<String> rest = Stream.generate(() -> fields.get(random.nextInt(fields.size())));
    return Stream.concat(start.stream(), rest.limit(more)).toList();
  }
}
