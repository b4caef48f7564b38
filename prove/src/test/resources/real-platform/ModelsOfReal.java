import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What models do to collections whose own code is analysed. */
public class ModelsOfReal {

  public static void main(String[] args) throws Exception {
    twice(new FP_Streamed()::use);
    FP_Copied copied = new FP_Copied();
    copied.fill();
    twice(copied::use);
  }

  static void twice(Runnable task) {
    new Thread(task).start();
    new Thread(task).start();
  }

  static class Box {
    int value;
    int read;
  }

  /** A stream is a model that reads a list which is real, by whichever of its methods read. */
  static class FP_Streamed {
    private final List<Box> boxes = new ArrayList<>(List.of(new Box()));

    void use() {
      boxes.stream() // false-alarm: FP_Streamed.boxes
          .forEach(
              box -> box.value++); // race: Box.value
      boxes.forEach(box -> box.read++); // race: Box.read
    }
  }

  /** A map that is safe has what a real one had, and all that the real one gives out beside. */
  static class FP_Copied {
    private final Map<String, Box> from = new HashMap<>();
    private final ConcurrentHashMap<String, Box> to = new ConcurrentHashMap<>();

    void fill() {
      from.put("b", new Box()); // false-alarm: FP_Copied.from
      to.putAll(from); // false-alarm: FP_Copied.from
    }

    void use() {
      Box box = to.get("b"); // false-alarm: FP_Copied.from
      box.value++; // race: Box.value
    }
  }
}
