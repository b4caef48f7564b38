package silent;

import java.util.HashMap;
import java.util.Map;
import javax.annotation.concurrent.ThreadSafe;

/** A class is initialised once, before anybody can use it. */
@ThreadSafe
class ClassInitializers {
  private static final Map<String, Integer> CODES = new HashMap<>();
  private static int limit = 10;
  private static int[] squares;
  private static int changes;

  static {
    CODES.put("ok", 200);
    CODES.put("missing", 404);
    squares = new int[limit];
    fill();
  }

  private static void fill() {
    for (int i = 0; i < squares.length; i++) {
      squares[i] = i * i;
    }
  }

  static Integer code(String name) {
    return CODES.get(name);
  }

  static int square(int i) {
    return i < limit ? squares[i] : i * i;
  }

  static void change() {
    changes++; // race: ClassInitializers.changes
  }
}
