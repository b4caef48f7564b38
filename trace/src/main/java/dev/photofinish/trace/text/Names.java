package dev.photofinish.trace.text;

import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.FieldInfo;
import dev.photofinish.trace.MethodInfo;
import java.util.Optional;

/** What the numbers of an event stand for, as text; learns the classes of objects on the way. */
final class Names {

  private final Dictionary dictionary;
  private final KnownClasses classes = new KnownClasses();

  Names(Dictionary dictionary) {
    this.dictionary = dictionary;
  }

  void learn(Event event) {
    if (event.kind() == EventKind.NEW) {
      classes.put(event.object(), (int) event.value());
    }
  }

  /** {@code Account#3.balance}, {@code int[]#7[4]}, {@code static com.acme.Bank.total}. */
  String target(Event event) {
    Optional<FieldInfo> field = field(event);
    if (field.isPresent() && field.get().isStatic()) {
      return "static " + field.get().owner() + "." + field.get().name();
    }
    return object(event.object()) + member(event, field);
  }

  private String member(Event event, Optional<FieldInfo> field) {
    if (event.member() == Event.CONTENTS) {
      return "[]";
    } else if (event.member() == Event.VALUE && isArray(event.object())) {
      return "[?]";
    }
    return event.isOfAtomicElement() || isArray(event.object())
        ? "[" + event.index() + "]"
        : field.map(known -> "." + known.name()).orElse("");
  }

  /** Members of arrays are numbers of elements, which fields may have, too. */
  private Optional<FieldInfo> field(Event event) {
    return isArray(event.object()) ? Optional.empty() : dictionary.field(event.member());
  }

  private boolean isArray(long object) {
    return className(object).filter(name -> name.startsWith("[")).isPresent();
  }

  private Optional<String> className(long object) {
    return dictionary.classOf(classes.get(object)).map(ClassInfo::name);
  }

  /** {@code Account#3}, or {@code null}. */
  String object(long number) {
    if (number == 0) {
      return "null";
    }
    return number == Event.UNNUMBERED
        ? "an object of its own"
        : className(number).map(TypeNames::simple).orElse("object") + "#" + number;
  }

  /** The type of what is read or written, as in class files; {@code J} if it is not known. */
  String type(Event event) {
    return className(event.object())
        .filter(name -> name.startsWith("["))
        .map(TypeNames::element)
        .or(() -> field(event).map(FieldInfo::descriptor))
        .orElse("J");
  }

  String className(int number) {
    return dictionary.classOf(number).map(ClassInfo::name).orElse("class " + number);
  }

  /** {@code com.acme.Bank.deposit:17}. */
  String place(int site) {
    return dictionary
        .site(site)
        .map(known -> method(known.method()) + (known.line() > 0 ? ":" + known.line() : ""))
        .orElse("");
  }

  private String method(int number) {
    Optional<MethodInfo> method = dictionary.method(number);
    return method
        .map(known -> className(known.classNumber()) + "." + known.name())
        .orElse("method " + number);
  }
}
