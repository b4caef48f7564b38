package dev.photofinish.cli.command;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A whole number that is neither too small nor too large. */
abstract class WholeNumber implements ITypeConverter<Integer> {

  /** More than anything here can be; what is made of it with larger units is in range, too. */
  private static final int MOST = 999_999_999;

  private final int least;

  WholeNumber(int least) {
    this.least = least;
  }

  @Override
  public Integer convert(String text) {
    if (text.matches("0*[1-9]\\d{9,}")) {
      throw new TypeConversionException("must be a whole number, at most " + MOST);
    }
    if (!text.matches("\\d+") || Integer.parseInt(text) < least) {
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
