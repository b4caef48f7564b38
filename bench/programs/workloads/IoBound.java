import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Four threads write files and read them again, line by line. */
public final class IoBound {

  private static long letters;

  public static void main(String[] args) throws InterruptedException {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 40;
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> count(rounds));
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(letters);
  }

  private static void count(int rounds) {
    try {
      Path file = Files.createTempFile("io", ".txt");
      for (int i = 0; i < rounds; i++) {
        write(file);
        long sum = read(file);
        synchronized (IoBound.class) {
          letters += sum;
        }
      }
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int i = 0; i < 20_000; i++) {
        out.write("line ");
        out.write(Integer.toString(i));
        out.newLine();
      }
    }
  }

  private static long read(Path file) throws IOException {
    long sum = 0;
    try (BufferedReader in = Files.newBufferedReader(file)) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        sum += line.length();
      }
    }
    return sum;
  }
}
