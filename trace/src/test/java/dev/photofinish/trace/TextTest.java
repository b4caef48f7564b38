package dev.photofinish.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a run looks as text, for people and for other tools. */
class TextTest {

  @TempDir Path folder;

  @Test
  void printed() throws IOException {
    StringBuilder out = new StringBuilder();
    MergedEvents merged = new TracePrinter(out).print(Trace.open(BankRun.writeTo(folder)).get(0));

    assertThat(merged.problems()).isEmpty();
    assertThat(out.toString())
        .isEqualTo(
            """
            run-1: java com.acme.Bank (Java 17.0.1)
                 0  T0 main      begins
                 1  T0 main      shares new Account#3  at com.acme.Bank.main
                 2  T0 main      with Account#3.balance = 50  at com.acme.Bank.main
                 3  T0 main      shares new int[]#7  at com.acme.Bank.main
                 4  T0 main      shares new ReentrantReadWriteLock#9  at com.acme.Bank.main
                 5  T0 main      shares new ArrayList#12  at com.acme.Bank.main
                 6  T0 main      has initialised object#2
                 7  T0 main      writes Account#3.balance = 70  at com.acme.Bank$Account.deposit:17
                 8  T0 main      writes Account#3.rate = 0.5  at com.acme.Bank$Account.deposit:17
                 9  T0 main      writes Account#3.next = null  at com.acme.Bank$Account.deposit:17
                10  T0 main      writes volatile static com.acme.Bank.total = true  at com.acme.Bank.main
                11  T0 main      locks ReentrantReadWriteLock#9  at com.acme.Bank.main
                12  T0 main      unlocks ReentrantReadWriteLock#9  at com.acme.Bank.main
                13  T0 main      starts T1 worker 1  at com.acme.Bank.main
                14  T1 worker 1  begins
                15  T1 worker 1  reads Account#3.balance = 70  at com.acme.Bank$Account.deposit:17
                16  T1 worker 1  reads Account#3.next = Account#3  at com.acme.Bank$Account.deposit:17
                17  T1 worker 1  reads volatile static com.acme.Bank.total = true  at com.acme.Bank$Account.deposit:17
                18  T1 worker 1  updates static com.acme.Bank.total = false  at com.acme.Bank$Account.deposit:17
                19  T1 worker 1  writes int[]#7[4] = -12  at com.acme.Bank$Account.deposit:17
                20  T1 worker 1  locks shared ReentrantReadWriteLock#9  at com.acme.Bank$Account.deposit:17
                21  T1 worker 1  unlocks shared ReentrantReadWriteLock#9  at com.acme.Bank$Account.deposit:17
                22  T1 worker 1  locks Account#3  at com.acme.Bank$Account.deposit:17
                23  T1 worker 1  waits for Account#3  at com.acme.Bank$Account.deposit:17
                24  T1 worker 1  wakes up on Account#3, notified  at com.acme.Bank$Account.deposit:17
                25  T1 worker 1  notifies all on Account#3  at com.acme.Bank$Account.deposit:17
                26  T1 worker 1  unlocks Account#3  at com.acme.Bank$Account.deposit:17
                27  T1 worker 1  reads ArrayList#12[]  at com.acme.Bank$Account.deposit:17
                28  T1 worker 1  signals object#11  at com.acme.Bank$Account.deposit:17
                29  T1 worker 1  has awaited object#11  at com.acme.Bank$Account.deposit:17
                30  T1 worker 1  ends
                31  T0 main      has joined T1 worker 1  at com.acme.Bank.main
                32  T0 main      ends
            """);
  }

  @Test
  void partsOfAtomicObjects() {
    assertThat(Event.nameOfAtomicPart(Event.VALUE)).isEqualTo(".value");
    assertThat(Event.nameOfAtomicPart(Event.atomicElement(4))).isEqualTo("[4]");
  }

  @Test
  void exported() throws IOException {
    StringBuilder out = new StringBuilder();
    MergedEvents merged = new StdExport(out).write(Trace.open(BankRun.writeTo(folder)).get(0));

    assertThat(merged.problems()).isEmpty();
    assertThat(out.toString())
        .isEqualTo(
            """
            T0|acq(S2)|0
            T0|r(VS2)|0
            T0|w(VS2)|0
            T0|rel(S2)|0
            T0|w(V3.1)|1
            T0|w(V3.3)|1
            T0|w(V3.4)|1
            T0|acq(LV2.2)|2
            T0|w(V2.2)|2
            T0|rel(LV2.2)|2
            T0|acq(L9)|2
            T0|acq(S9)|2
            T0|r(VS9)|2
            T0|w(VS9)|2
            T0|rel(S9)|2
            T0|acq(S9)|2
            T0|r(VS9)|2
            T0|w(VS9)|2
            T0|rel(S9)|2
            T0|rel(L9)|2
            T0|fork(T1)|2
            T1|r(V3.1)|1
            T1|r(V3.4)|1
            T1|acq(S2)|1
            T1|r(VS2)|1
            T1|rel(S2)|1
            T1|acq(LV2.2)|1
            T1|r(V2.2)|1
            T1|rel(LV2.2)|1
            T1|acq(LV2.2)|1
            T1|r(V2.2)|1
            T1|w(V2.2)|1
            T1|rel(LV2.2)|1
            T1|w(V7.4)|1
            T1|acq(S9)|1
            T1|r(VS9)|1
            T1|w(VS9)|1
            T1|rel(S9)|1
            T1|acq(S9)|1
            T1|r(VS9)|1
            T1|w(VS9)|1
            T1|rel(S9)|1
            T1|acq(L3)|1
            T1|rel(L3)|1
            T1|acq(L3)|1
            T1|rel(L3)|1
            T1|r(V12.all)|1
            T1|acq(S11)|1
            T1|r(VS11)|1
            T1|w(VS11)|1
            T1|rel(S11)|1
            T1|acq(S11)|1
            T1|r(VS11)|1
            T1|rel(S11)|1
            T0|join(T1)|2
            """);
  }
}
