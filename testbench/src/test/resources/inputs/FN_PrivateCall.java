/** The toy engine follows no calls. */
class PrivateCall {
  int count;

  void add() {
    increment();
  }

  private void increment() {
    count++; // race: PrivateCall.count
  }
}
