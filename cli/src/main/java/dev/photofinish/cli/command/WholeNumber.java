package dev.photofinish.cli.command;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A whole number that is not too small. */
abstract class WholeNumber implements ITypeConverter<Integer> {

  private final int least;

  WholeNumber(int least) {
    this.least = least;
  }

  @Override
  public Integer convert(String text) {
    if (!text.matches("\\d{1,9}") || Integer.parseInt(text) < least) {
      throw new TypeConversionException("must be a whole number, at least " + least);
    }
    return Integer.valueOf(text);
  }

  static final class FromZero extends WholeNumber {
    FromZero() {
      super(0);
    }
  }

  static final class FromOne extends WholeNumber {
    FromOne() {
      super(1);
    }
  }
}
