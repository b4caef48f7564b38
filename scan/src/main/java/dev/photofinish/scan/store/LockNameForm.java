package dev.photofinish.scan.store;

import dev.photofinish.scan.domain.Lock;
import dev.photofinish.scan.domain.Path;

/** A code for the kind of name, then what it has. */
record LockNameForm(Form<Path> paths, Form<String> strings) implements Form<Lock.Name> {

  private static final int MONITOR = 0;
  private static final int EXPLICIT = 1;
  private static final int OF_CLASS = 2;
  private static final int UNNAMED = 3;
  private static final int OWN = 4;

  @Override
  public void write(Lock.Name name, ByteWriter out) {
    if (name instanceof Lock.Monitor monitor) {
      out.number(MONITOR);
      paths.write(monitor.path(), out);
    } else if (name instanceof Lock.Explicit explicit) {
      out.number(EXPLICIT);
      paths.write(explicit.path(), out);
    } else if (name instanceof Lock.OfClass ofClass) {
      out.number(OF_CLASS);
      strings.write(ofClass.className(), out);
    } else if (name instanceof Lock.Unnamed unnamed) {
      out.number(UNNAMED);
      out.number(unnamed.value());
    } else if (name instanceof Lock.Own own) {
      out.number(OWN);
      out.number(own.object());
    } else {
      throw new IllegalArgumentException("a lock's name that cannot be stored: " + name);
    }
  }

  @Override
  public Lock.Name read(ByteReader in) throws UnreadableSummariesException {
    return switch (in.number()) {
      case MONITOR -> new Lock.Monitor(paths.read(in));
      case EXPLICIT -> new Lock.Explicit(paths.read(in));
      case OF_CLASS -> new Lock.OfClass(strings.read(in));
      case UNNAMED -> new Lock.Unnamed(in.number());
      case OWN -> new Lock.Own(in.number());
      default -> throw UnreadableSummariesException.damaged("a kind of lock is unknown");
    };
  }
}
