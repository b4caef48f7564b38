package dev.photofinish.cli.config;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** Turns a TOML value into the text that the option would have on the command line. */
final class ConfigValue {

  private ConfigValue() {}

  static String text(OptionSpec option, JsonNode value) throws BadValue {
    if (isFlag(option)) {
      return expect(value.isBoolean(), "must be true or false", value);
    }
    if (isNumber(option)) {
      return expect(value.isIntegralNumber(), "must be a whole number", value);
    }
    if (option.isMultiValue() && value.isArray()) {
      return joined(option, value);
    }
    String wanted =
        option.isMultiValue() ? "must be a string or an array of strings" : "must be a string";
    return expect(value.isTextual(), wanted, value);
  }

  /** Lets picocli convert the text as it would for the command line, but for nobody. */
  static void check(OptionSpec option, String text) throws BadValue {
    String name = option.longestName();
    OptionSpec alone =
        OptionSpec.builder(name)
            .type(option.type())
            .auxiliaryTypes(option.auxiliaryTypes())
            .converters(option.converters())
            .splitRegex(option.splitRegex())
            .arity("1")
            .build();
    try {
      new CommandLine(CommandSpec.create().addOption(alone)).parseArgs(name + "=" + text);
    } catch (ParameterException e) {
      Throwable reason = e.getCause() instanceof TypeConversionException ours ? ours : e;
      throw new BadValue(text + ": " + reason.getMessage());
    }
  }

  private static String joined(OptionSpec option, JsonNode array) throws BadValue {
    List<String> elements = new ArrayList<>();
    for (JsonNode element : array) {
      elements.add(expect(element.isTextual(), "must be an array of strings", element));
    }
    return String.join(option.splitRegex(), elements);
  }

  private static String expect(boolean fits, String otherwise, JsonNode value) throws BadValue {
    if (!fits) {
      throw new BadValue(otherwise);
    }
    return value.asText();
  }

  private static boolean isFlag(OptionSpec option) {
    return option.typeInfo().isBoolean();
  }

  private static boolean isNumber(OptionSpec option) {
    Class<?> type = option.auxiliaryTypes()[option.auxiliaryTypes().length - 1];
    return type == Integer.class || type == int.class || type == Long.class;
  }
}
