package dev.photofinish.cli.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.photofinish.cli.record.RecordedProgram.Outcome;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Predicted races have the calls that lead to both accesses, from a real run. */
class StacksTest {

  private static final String PROGRAM =
      """
      package com.acme;
      public class P {
        static class Account {
          int balance;
          void deposit(int amount) {
            balance += amount;
          }
          void depositAll(int... amounts) {
            for (int amount : amounts)
              deposit(amount);
          }
        }
        static final Account account = new Account();
        static void pay() {
          account.deposit(7);
        }
        public static void main(String[] args) throws Exception {
          Thread other = new Thread(P::pay, "other");
          other.start();
          account.depositAll(1, 2);
          other.join();
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void outermostFirst() throws Exception {
    RecordedProgram program = RecordedProgram.of(folder, PROGRAM);
    assertThat(program.record().exitCode()).isZero();

    Outcome outcome =
        program.photofinish("predict", "--trace", "trace", "--format", "json", "classes");

    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(1);
    JsonNode races = new ObjectMapper().readTree(outcome.out()).get("races");
    assertThat(races).isNotEmpty();
    for (JsonNode race : races) {
      assertThat(List.of(stack(race, 0), stack(race, 1)))
          .containsExactlyInAnyOrder(
              List.of("pay() 15", "deposit(int) 6"),
              List.of("main(java.lang.String[]) 20", "depositAll(int[]) 10", "deposit(int) 6"));
    }
  }

  private static List<String> stack(JsonNode race, int access) {
    List<String> frames = new ArrayList<>();
    for (JsonNode frame : race.get("accesses").get(access).get("stack")) {
      assertThat(frame.get("file").asText()).isEqualTo("com/acme/P.java");
      frames.add(frame.get("method").asText() + " " + frame.get("line").asInt());
    }
    return frames;
  }
}
