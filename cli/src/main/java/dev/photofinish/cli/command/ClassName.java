package dev.photofinish.cli.command;

import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The name of a class as {@link Class#getName} writes it. */
final class ClassName implements ITypeConverter<String> {

  private static final String PART = "\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*";
  private static final Pattern NAME = Pattern.compile(PART + "(\\." + PART + ")*");

  static boolean isValid(String text) {
    return NAME.matcher(text).matches();
  }

  @Override
  public String convert(String text) {
    if (!isValid(text)) {
      throw new TypeConversionException("must be the name of a class, such as com.acme.Server");
    }
    return text;
  }
}
