package guardedby;

import javax.annotation.concurrent.GuardedBy;

/** No lock is used anywhere: the annotation alone says that there are several threads. */
class EvidenceOnly {
  @GuardedBy("this")
  private int temperature;

  private int humidity;

  @GuardedBy("this")
  private int neverChanged = 3;

  void measure(int celsius) {
    temperature = celsius; // race: EvidenceOnly.temperature write
    humidity = celsius / 2; // race: EvidenceOnly.humidity write
  }

  int temperature() {
    return temperature; // race: EvidenceOnly.temperature read
  }

  // Without the lock, but nobody ever writes.
  int neverChanged() {
    return neverChanged;
  }
}
