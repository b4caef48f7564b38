package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The audit of the built-in files finds what is wrong. */
class RuleAuditTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          type java.util.Lst                          | java.util.Lst: no such type
          type java.util.List extends java.util.Map   | java.util.List: extends none of [java/util/Map]
          type java.util.List;  gett : reads this     | java.util.List.gett: no such method
          type java.util.List;  gett* : reads this    | java.util.List.gett*: no such method
          type java.util.List;  get(long) : reads this | java.util.List.get(long): no such method
          type java.util.List;  new : reads this      | java.util.List.new: no such method
          type java.util.List;  get : reads arg0      | java.util.List.get: cannot do 'reads arg0'
          type java.util.List;  get : reads arg1      | java.util.List.get: cannot do 'reads arg1'
          type java.util.List;  clear : returns new   | java.util.List.clear: cannot do 'returns new'
          type java.util.List;  of : reads this       | java.util.List.of: cannot do 'reads this'
          type java.lang.String;  concat : runs arg0 here | java.lang.String.concat: cannot do 'runs arg0 here'
          """)
  void complains(String rule, String complaint) throws Exception {
    BlockIndex index = new BlockIndex();
    index.add("my.model", rule.replace(";", "\n"));
    try (Program program = Program.open(ProgramInputs.ofClasses(Map.of()))) {
      RuleAudit audit = new RuleAudit(program);
      audit.check(new RuleLayer(index));
      assertThat(audit.complaints()).containsExactly(complaint);
    }
  }
}
