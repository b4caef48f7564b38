import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Tasks in a list whose own code is analysed are run by a model. */
public class GivenTasks {
  private int runs;

  public static void main(String[] args) throws InterruptedException {
    new GivenTasks().use();
  }

  void use() throws InterruptedException {
    List<Callable<Integer>> tasks = new ArrayList<>();
    tasks.add(() -> runs++); // race: GivenTasks.runs
    tasks.add(() -> runs++); // race: GivenTasks.runs
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.invokeAll(tasks);
  }
}
