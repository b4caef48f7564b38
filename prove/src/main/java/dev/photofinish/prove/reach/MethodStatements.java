package dev.photofinish.prove.reach;

import dev.photofinish.prove.code.Fields;
import dev.photofinish.prove.code.MethodCode;
import java.util.HashMap;
import java.util.Map;

/** The statements of each method, made once for all its contexts. */
final class MethodStatements {

  private final Fields fields;
  private final Map<MethodCode, Statements> known = new HashMap<>();

  MethodStatements(Fields fields) {
    this.fields = fields;
  }

  Statements of(MethodCode code) {
    return known.computeIfAbsent(code, each -> new Statements(each, fields));
  }
}
