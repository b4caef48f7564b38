package dev.photofinish.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import java.util.regex.Pattern;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Takes the classes after {@code --api} and leaves the inputs.
 *
 * <p>Both are words without a dash, so {@code --api app.jar} could be either. A word that names an
 * existing file or a jar, or that cannot be the name of a class, is an input.
 */
final class ApiClasses implements IParameterConsumer {

  private static final Pattern COMMA = Pattern.compile(",");

  @Override
  public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
    List<String> before = option.getValue();
    List<String> classes = new ArrayList<>(before == null ? List.of() : before);
    while (!words.isEmpty() && areClasses(words.peek())) {
      COMMA.splitAsStream(words.pop()).filter(name -> !name.isEmpty()).forEach(classes::add);
    }
    option.setValue(classes);
  }

  private static boolean areClasses(String word) {
    boolean couldBe = COMMA.splitAsStream(word).allMatch(ClassName::isValid);
    return couldBe && !word.endsWith(".jar") && !Files.exists(Path.of(word));
  }
}
