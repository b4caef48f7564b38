package dev.photofinish.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the program has no use for any more is collected, as it is without the agent. */
class ForgottenObjectsTest {

  /** Each method is run once, so by the interpreter, for which all variables are in use. */
  private static final String SOURCE =
      """
      import java.lang.ref.*;
      import java.net.*;
      import java.util.*;
      public class P {
        static class Box { Object in; }
        static volatile int n;
        static Object kept;
        static WeakReference<Object> made(Object o) { return new WeakReference<>(o); }
        static void show(String name, Reference<?> reference) {
          System.gc();
          System.out.println(name + " " + reference.refersTo(null));
        }
        static void drop() { kept = null; }
        static void lock(Object o) { synchronized (o) { n++; } }
        static void passed() {
          Object o = new Object();
          WeakReference<Object> r = new WeakReference<>(o);
          o = null;
          show("passed", r);
        }
        static void failed() {
          Object o = new Object(); Map<Object, Object> map = new TreeMap<>();
          WeakReference<Object> r = made(o), s = made(map);
          try { map.put(o, 1); } catch (ClassCastException e) { n++; }
          o = null; map = null;
          show("failed", r);
          show("failed", s);
        }
        static void stored() {
          Object o = new Object(); Box box = new Box();
          WeakReference<Object> r = made(o);
          box.in = o;
          o = null; box = null;
          show("stored", r);
        }
        static void storedShared() {
          Object o = new Object(); Box box = new Box();
          WeakReference<Object> r = made(o), s = made(box);
          box.in = o;
          o = null; box = null;
          show("stored where others see it", r);
          show("stored where others see it", s);
        }
        static void element() {
          Object o = new Object(); Object[] array = new Object[1];
          WeakReference<Object> r = made(o);
          array[0] = o;
          o = null; array = null;
          show("element", r);
        }
        static void ofClass() {
          kept = new Object();
          WeakReference<Object> r = made(kept);
          drop();
          show("static", r);
        }
        static void called() {
          Object o = new Object(); List<Object> list = new ArrayList<>();
          WeakReference<Object> r = made(o), s = made(list);
          list.add(o);
          o = null; list = null;
          show("called", r);
          show("called", s);
        }
        static void text() {
          Object o = new ArrayList<>();
          WeakReference<Object> r = made(o);
          String s = o + "text";
          o = null;
          show("text", r);
        }
        static void locked() {
          Object o = new Object();
          WeakReference<Object> r = made(o);
          lock(o);
          o = null;
          show("locked", r);
        }
        static void loader() throws Exception {
          URL classes = P.class.getProtectionDomain().getCodeSource().getLocation();
          URLClassLoader loader =
              new URLClassLoader(new URL[] {classes}, ClassLoader.getPlatformClassLoader());
          Runnable task =
              (Runnable) loader.loadClass("P$Plugin").getDeclaredConstructor().newInstance();
          task.run();
          WeakReference<Object> r = made(loader);
          loader.close();
          loader = null; task = null;
          show("loader", r);
        }
        public static class Plugin implements Runnable {
          static Object last;
          int i;
          public void run() {
            Runnable code = () -> i++;
            code.run();
            synchronized (this) { last = List.of(this); }
          }
        }
        public static void main(String[] args) throws Exception {
          Thread thread = new Thread(() -> n++);
          thread.start();
          thread.join();
          passed(); failed(); stored(); storedShared(); element(); ofClass(); called();
          text(); locked(); loader();
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void theyAreCollected() throws Exception {
    TestProgram program = TestProgram.of(folder, SOURCE);
    RecordOptions options =
        new RecordOptions(folder.resolve("trace"), List.of(), List.of(), Optional.empty());

    assertThat(program.record(Recorder.prepare(options)).out().lines())
        .hasSize(13)
        .allMatch(line -> line.endsWith(" true"));
  }
}
