package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.FieldOrigin;
import dev.photofinish.scan.domain.FieldOrigin.Origin;
import dev.photofinish.scan.domain.MethodKey;
import dev.photofinish.scan.domain.Step;

/** A code for the kind of origin, then what it has. */
record OriginForm(Form<String> strings, Form<Step.Field> fields, Form<MethodKey> methods)
    implements Form<Origin> {

  private static final int MADE = 0;
  private static final int SAFE = 1;
  private static final int SERIAL = 2;
  private static final int HALF_OF = 3;
  private static final int NOTHING = 4;
  private static final int UNKNOWN = 5;
  private static final int CLOSURE = 6;

  @Override
  public void write(Origin origin, ByteWriter out) {
    if (origin instanceof FieldOrigin.Made made) {
      out.number(MADE);
      strings.write(made.type(), out);
    } else if (origin == FieldOrigin.Plain.SAFE) {
      out.number(SAFE);
    } else if (origin == FieldOrigin.Plain.SERIAL) {
      out.number(SERIAL);
    } else if (origin instanceof FieldOrigin.HalfOf half) {
      out.number(HALF_OF);
      fields.write(half.readWriteLock(), out);
      EnumForm.MODE.write(half.mode(), out);
    } else if (origin instanceof FieldOrigin.Closure closure) {
      out.number(CLOSURE);
      methods.write(closure.target(), out);
    } else if (origin == FieldOrigin.Plain.NOTHING) {
      out.number(NOTHING);
    } else if (origin == FieldOrigin.Plain.UNKNOWN) {
      out.number(UNKNOWN);
    } else {
      throw new IllegalArgumentException("an origin that cannot be stored: " + origin);
    }
  }

  @Override
  public Origin read(ByteReader in) throws UnreadableSummariesException {
    return switch (in.number()) {
      case MADE -> new FieldOrigin.Made(strings.read(in));
      case SAFE -> FieldOrigin.Plain.SAFE;
      case SERIAL -> FieldOrigin.Plain.SERIAL;
      case HALF_OF -> new FieldOrigin.HalfOf(fields.read(in), EnumForm.MODE.read(in));
      case CLOSURE -> new FieldOrigin.Closure(methods.read(in));
      case NOTHING -> FieldOrigin.Plain.NOTHING;
      case UNKNOWN -> FieldOrigin.Plain.UNKNOWN;
      default -> throw UnreadableSummariesException.damaged("a kind of origin is unknown");
    };
  }
}
