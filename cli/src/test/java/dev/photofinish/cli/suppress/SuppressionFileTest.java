package dev.photofinish.cli.suppress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.photofinish.cli.error.BadUsage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What may stand in a suppression file, and what is told of what may not. */
class SuppressionFileTest {

  private static final String DIGITS = "0123456789abcdef0123456789abcdef";

  @TempDir Path folder;

  private List<SuppressionLine> read(String text) throws IOException {
    return SuppressionFile.read(Files.writeString(file(), text));
  }

  private Path file() {
    return folder.resolve("races.txt");
  }

  private boolean matches(String line, String location) throws IOException {
    return read(line).get(0).pattern().matches(location, DIGITS);
  }

  @Test
  void linesHaveTheirPlaces() throws IOException {
    List<SuppressionLine> lines =
        read(
            "# known races\n\n  com.acme.Bank.total : statistics\r\n\tfingerprint "
                + DIGITS
                + " : harmless\n   # the end");

    assertThat(lines)
        .extracting(SuppressionLine::place)
        .containsExactly(file() + ":3", file() + ":4");
    assertThat(lines)
        .extracting(line -> line.pattern().toString())
        .containsExactly("com.acme.Bank.total", "fingerprint " + DIGITS);
  }

  @ParameterizedTest
  @CsvSource({
    "com.acme.Bank.total : r, com.acme.Bank.total, true",
    "com.acme.Bank.total: r, com.acme.Bank.total, true",
    "com.acme.Bank.total : see a : b, com.acme.Bank.total, true",
    "com.acme.Bank.total : r, com.acme.Bank.totals, false",
    "com.acme.Bank.total : r, xcom.acme.Bank.total, false",
    "com.acme.Bank.total : r, com-acme.Bank.total, false",
    "com.acme.Bank$Account.balance : r, com.acme.Bank$Account.balance, true",
    "com.acme.* : r, com.acme.deep.Bank$Account.total, true",
    "com.acme.* : r, com.acmes.Bank.total, false",
    "*.total : r, com.acme.Bank.total, true",
    "com.*.Bank*.t*l : r, com.acme.legacy.Banks.total, true",
    "* : r, anything.at.all, true",
    "com.acme.Bank.run:12 : r, com.acme.Bank.run:12, true",
    "com.acme.Bank.run:12: r, com.acme.Bank.run:12, true",
    "com.acme.Bank.run:12 : r, com.acme.Bank.run:13, false",
    "com.acme.Bank.<init>:* : r, com.acme.Bank.<init>:13, true",
    "fingerprint 0123456789abcdef0123456789abcdef : r, a.B.c, true",
    "fingerprint 0123456789AB : r, a.B.c, true",
    "fingerprint 1123456789ab : r, a.B.c, false",
  })
  void patternsMatch(String line, String location, boolean expected) throws IOException {
    assertThat(matches(line, location)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "com.acme.Bank.total",
        "com.acme.Bank.total :",
        "com.acme.Bank.total :   ",
        "com.acme.Bank.total:reason",
        "fingerprint 0123456789ab",
        "com.acme.Bank.total statistics only"
      })
  void everyLineNeedsAReason(String line) {
    assertComplaint(line, "no reason; write PATTERN : REASON");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ": reason",
        "total : reason",
        "fingerprint : reason",
        "method com.acme.Bank.total : reason",
        "fingerprint 0123456789ab and more : reason",
        "com/acme/Bank.total : reason",
        "com.acme.Bank.deposit(long) : reason",
        "com.acme.Bank.accounts[] : reason"
      })
  void unknownFormsAreRefused(String line) {
    assertComplaint(
        line,
        "unknown form; write CLASS.FIELD : REASON, with * for any part of the location,"
            + " or fingerprint DIGITS : REASON");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0123", "0123456789abcdefg", DIGITS + "0"})
  void fingerprintsAreHexadecimal(String digits) {
    assertComplaint(
        "fingerprint " + digits + " : reason",
        "not a fingerprint: " + digits + "; it has 12 to 32 hexadecimal digits");
  }

  private void assertComplaint(String line, String complaint) {
    assertThatThrownBy(() -> read("# first\na.B.c : fine\n" + line + "\n"))
        .isInstanceOf(BadUsage.class)
        .hasMessage(file() + ":3: " + complaint);
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFirstLine() throws IOException {
    assertThat(matches("\ufeffa.B.c : reason", "a.B.c")).isTrue();
  }

  @Test
  void otherEncodingsAreRefused() throws IOException {
    Files.write(file(), "a.B.c : größer".getBytes(StandardCharsets.ISO_8859_1));

    assertThatThrownBy(() -> SuppressionFile.read(file()))
        .isInstanceOf(BadUsage.class)
        .hasMessage("--suppress " + file() + ": not a text in UTF-8");
  }

  @Test
  void aFileThatCannotBeReadIsRefused() {
    assertThatThrownBy(() -> SuppressionFile.read(folder))
        .isInstanceOf(BadUsage.class)
        .hasMessageStartingWith("--suppress " + folder + ": cannot be read (");
  }
}
