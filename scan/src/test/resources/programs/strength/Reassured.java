package strength;

/** What was looked at under the lock first may be known not to change any more. */
class Reassured {
  private int[] table;

  private synchronized void load() {
    if (table == null) {
      table = new int[8]; // race: Reassured.table write likely
    }
  }

  int size() {
    load();
    return table.length; // race: Reassured.table read likely
  }
}

class NotReassured {
  private int[] table;

  private synchronized void load() {
    if (table == null) {
      table = new int[8]; // race: NotReassured.table write strong
    }
  }

  int size() {
    if (table == null) { // race: NotReassured.table read strong
      load();
    }
    return 0;
  }
}
