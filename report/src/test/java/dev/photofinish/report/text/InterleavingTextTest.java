package dev.photofinish.report.text;

import static dev.photofinish.report.ConfirmedSample.step;
import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.finding.Interleaving;
import dev.photofinish.report.ConfirmedSample;
import dev.photofinish.report.shared.Columns;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InterleavingTextTest {

  private static List<String> draw(Interleaving interleaving, int width) {
    return InterleavingText.lines(new Columns(interleaving), width);
  }

  @Test
  void aColumnForEachThread() {
    assertThat(draw(ConfirmedSample.interleaving(), 88))
        .containsExactly(
            """
                               | main          | teller              | auditor
            -------------------+---------------+---------------------+------------------------
            Account.main:40    | start teller  |                     |
            Account.deposit:16 |               | lock Bank#3         |
            Account.main:41    | start auditor |                     |
            Account.balance:27 |               |                     | read Bank.open: true
            Account.log:8      |               | String[2] = null    |
            ===================+===============+=====================+========================
            at once            |               | Account.balance = 7 | read Account.balance: 5
                               |               | Account.deposit:18  | Account.balance:28
            """
                .lines()
                .toArray(String[]::new));
  }

  @Test
  void whatIsTooLongGoesOnInTheNextLine() {
    Interleaving interleaving =
        new Interleaving(
            List.of("RxComputationThreadPool-1", "auditor"),
            List.of(
                step(
                    0,
                    "setOnceAndForAll",
                    79,
                    "update AtomicReferenceArray#146[28]: Transaction#325")),
            step(0, "deposit", 17, "Account.balance = 7"),
            step(1, "check", 30, "read Account.balance: 5"));

    assertThat(draw(interleaving, 70))
        .containsExactly(
            """
                                  | RxComputationThread   | auditor
                                  |   Pool-1              |
            ----------------------+-----------------------+----------------------
            Account               | update                |
              .setOnceAndForAll   |   AtomicReference     |
              :79                 |   Array#146[28]:      |
                                  |   Transaction#325     |
            ======================+=======================+======================
            at once               | Account.balance = 7   | read Account.balance:
                                  |                       |   5
                                  | Account.deposit:17    | Account.check:30
            """
                .lines()
                .toArray(String[]::new));
  }

  @Test
  void fewColumnsWhereThereIsNoRoom() {
    List<String> names = new ArrayList<>(List.of("teller", "auditor"));
    List<Interleaving.Step> steps = new ArrayList<>();
    for (int i = 3; i < 40; i++) {
      steps.add(step(names.size(), "run", i, "B.x = " + i));
      names.add("pool-" + i);
    }
    Interleaving interleaving =
        new Interleaving(
            names,
            steps,
            step(0, "deposit", 17, "Account.balance = 7"),
            step(1, "check", 30, "read Account.balance: 5"));

    List<String> picture = draw(interleaving, 78);

    assertThat(picture).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(78));
    assertThat(picture.get(0)).containsSubsequence("teller", "auditor", "others");
    assertThat(picture.get(2)).startsWith("... 7 before");
    assertThat(picture.get(32)).endsWith("| pool-39: B.x = 39");
  }
}
