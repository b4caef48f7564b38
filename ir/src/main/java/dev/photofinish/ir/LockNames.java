package dev.photofinish.ir;

/**
 * Names for the objects that values are: the access path where there is one ({@code this.lock},
 * {@code com.acme.Bank.LOCK}, {@code com.acme.Bank.class}), so that two loads of the same field
 * have the same name, and the value's own name otherwise.
 */
final class LockNames {

  private LockNames() {}

  static String of(Value value) {
    if (value instanceof Value.Result result) {
      Instruction definition = result.definition();
      if (definition instanceof Cast cast) {
        return of(cast.value());
      } else if (definition instanceof FieldLoad load) {
        return load.object().map(LockNames::of).orElse(ClassNames.toBinary(load.field().owner()))
            + "."
            + load.field().name();
      }
    }
    return value instanceof Value.Parameter parameter ? parameter.name() : value.toString();
  }
}
