package dev.photofinish.scan.domain;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LockSetTest {

  private static final Lock.Name THIS = new Lock.Monitor(Path.ofFormal(0));
  private static final Lock.Name OTHER = new Lock.Explicit(Path.ofFormal(1));

  private static Lock exclusive(Lock.Name name) {
    return new Lock(name, Lock.Mode.EXCLUSIVE);
  }

  private static Lock shared(Lock.Name name) {
    return new Lock(name, Lock.Mode.SHARED);
  }

  @Test
  void aLockTakenTwiceIsHeldUntilGivenBackTwice() {
    LockSet twice = LockSet.NONE.plus(exclusive(THIS)).plus(exclusive(THIS));
    assertThat(twice.minus(THIS).holds(THIS)).isTrue();
    assertThat(twice.minus(THIS).minus(THIS)).isEqualTo(LockSet.NONE);
  }

  @Test
  void whatIsGivenBackIsTheHoldInThatMode() {
    LockSet downgrading = LockSet.NONE.plus(exclusive(OTHER)).plus(shared(OTHER));
    assertThat(downgrading.minus(exclusive(OTHER)).locks()).containsExactly(shared(OTHER));
  }

  @Test
  void whereWaysMeetOnlyWhatBothHoldIsHeld() {
    LockSet both = LockSet.NONE.plus(exclusive(THIS)).plus(exclusive(OTHER));
    LockSet one = LockSet.NONE.plus(exclusive(OTHER));
    assertThat(both.meet(one)).isEqualTo(one);
    assertThat(both.meet(LockSet.NONE)).isEqualTo(LockSet.NONE);
  }

  @Test
  void whereModesMeetTheWeakerOneIsHeld() {
    LockSet writing = LockSet.NONE.plus(exclusive(OTHER));
    LockSet reading = LockSet.NONE.plus(shared(OTHER));
    assertThat(writing.meet(reading)).isEqualTo(reading);
    assertThat(reading.meet(writing)).isEqualTo(reading);
  }

  @Test
  void givingBackWhatIsNotHeldChangesNothing() {
    LockSet one = LockSet.NONE.plus(exclusive(OTHER));
    assertThat(one.minus(THIS)).isEqualTo(one);
  }
}
