package annotations;

import javax.annotation.concurrent.ThreadSafe;

/** A class keeps the promises of its super class and its interfaces. */
@ThreadSafe
abstract class SafeOnSuper {
  abstract void store(int value);
}

class StoredInField extends SafeOnSuper {
  private int value;
  private int extra;

  @Override
  void store(int value) {
    this.value = value; // race: StoredInField.value write
  }

  void own() {
    extra++; // race: StoredInField.extra
  }
}

class StoredDeeper extends StoredInField {
  private int depth;

  void deepen() {
    depth++; // race: StoredDeeper.depth
  }
}

@ThreadSafe
interface SafeService {
  void call();
}

interface NamedService extends SafeService {
  String name();
}

class CountingService implements NamedService {
  private int calls;

  @Override
  public void call() {
    calls++; // race: CountingService.calls
  }

  @Override
  public String name() {
    return "counting";
  }
}

interface MixedService {
  @ThreadSafe
  void concurrent();

  void sequential();
}

class MixedImplementation implements MixedService {
  private int concurrent;
  private int sequential;

  @Override
  public void concurrent() {
    concurrent++; // race: MixedImplementation.concurrent
  }

  @Override
  public void sequential() {
    sequential++;
  }
}
