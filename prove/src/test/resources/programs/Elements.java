/** Elements of arrays are told apart where their numbers are constants; some arrays have none. */
public class Elements {

  static final int[] COUNTS = new int[4];
  static final int[] NONE = {};

  public static void main(String[] args) {
    new Thread(() -> first(args.length)).start();
    new Thread(Elements::second).start();
  }

  static void first(int number) {
    COUNTS[0]++;
    if (NONE.length > number) {
      NONE[number]++;
    }
    COUNTS[2]++; // race: Elements.COUNTS
    COUNTS[number] = 1; // race: Elements.COUNTS
  }

  static void second() {
    COUNTS[1]++; // race: Elements.COUNTS
    COUNTS[2]--; // race: Elements.COUNTS
    for (int i = 0; i < NONE.length; i++) {
      NONE[i] = i;
    }
  }
}
