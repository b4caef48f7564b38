package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.record.TestProgram.Outcome;
import dev.photofinish.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is made after woven classes, or in their place, is as it is without the agent. */
class ProxiesTest {

  @TempDir Path folder;

  @Test
  void proxiesOfAllInterfacesHaveThoseOfTheProgram() throws Exception {
    Outcome outcome =
        unchanged(
            """
            import java.lang.reflect.*;
            public class P {
              public interface Open { int open(); }
              interface Hidden { int hidden(); }
              public static class One implements Open {
                int n; public int open() { return ++n; }
              }
              static class Two extends One implements Hidden {
                public int hidden() { return ++n; }
              }
              static Object shared;
              static void show(Object target, Class<?>... types) throws Exception {
                InvocationHandler handler = (proxy, method, args) -> {
                  System.out.println(method.getName());
                  return method.invoke(target, args);
                };
                Object proxy =
                    Proxy.newProxyInstance(P.class.getClassLoader(), types, handler);
                shared = proxy;
                Thread thread = new Thread(() -> {
                  synchronized (shared) { System.out.println(((Open) shared).open()); }
                });
                thread.start();
                thread.join();
                synchronized (proxy) { System.out.println(proxy.equals(target)); }
              }
              public static void main(String[] args) throws Exception {
                Two two = new Two();
                show(new One(), One.class.getInterfaces());
                show(two, Open.class, Two.class.getInterfaces()[0]);
                for (Class<?> each : One.class.getInterfaces()) {
                  for (Method method : each.getMethods()) System.out.println(method);
                }
              }
            }
            """);

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).startsWith("open\n1\nequals\ntrue\nopen\n1\n");
  }

  /** As proxies are that a library makes of all methods of a class. */
  @Test
  void subclassesDoNothingInPlaceOfWhatIsAdded() throws Exception {
    Outcome outcome =
        unchanged(
            """
            public class P {
              static Base shared = new Proxy(new Base());
              static class Base {
                int n;
                public void work() { n++; }
              }
              static class Proxy extends Base {
                final Base target;
                Proxy(Base target) { this.target = target; }
                @Override public void work() { synchronized (target) { target.work(); } }
                public long photofinish$number() { throw new AssertionError("asked"); }
                public void photofinish$number(long number) { throw new AssertionError("told"); }
              }
              public static void main(String[] args) throws Exception {
                Thread thread = new Thread(() -> { synchronized (shared) { shared.work(); } });
                thread.start();
                thread.join();
                shared.work();
                System.out.println(((Proxy) shared).target.n);
              }
            }
            """);

    assertThat(outcome).isEqualTo(new Outcome(0, "2\n", ""));
  }

  /** What replaces the methods of classes, as Mockito does, leaves bridges as they are. */
  @Test
  void methodsThatAreAddedAreBridges() throws Exception {
    Outcome outcome =
        unchanged(
            """
            import java.lang.reflect.*;
            public class P {
              static class Base { int n; }
              static class Below extends Base { int m; }
              public static void main(String[] args) throws Exception {
                for (Class<?> each : new Class<?>[] {Base.class, Below.class}) {
                  for (Method method : each.getDeclaredMethods()) {
                    if (!method.isBridge()) System.out.println(method);
                  }
                }
                Thread thread = new Thread(() -> new Below().m++);
                thread.start();
                thread.join();
              }
            }
            """);

    assertThat(outcome).isEqualTo(new Outcome(0, "", ""));
  }

  private Outcome unchanged(String source) throws Exception {
    TestProgram program = TestProgram.of(folder, source);
    Path trace = folder.resolve("trace");
    RecordOptions options = new RecordOptions(trace, List.of(), List.of(), Optional.empty());
    Outcome recorded = program.record(Recorder.prepare(options));
    assertThat(recorded).isEqualTo(program.run());
    assertThat(Trace.open(trace).get(0).problems()).isEmpty();
    return recorded;
  }
}
