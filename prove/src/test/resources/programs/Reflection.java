import java.lang.reflect.Constructor;
import java.lang.reflect.Method;

/** What is made and called by reflection, where the class is known. */
public class Reflection {

  static void twice(Object task) {
    new Thread((Runnable) task).start();
    new Thread((Runnable) task).start();
  }

  public static void main(String[] args) throws Exception {
    twice(Class.forName("Reflection$Named").newInstance());
    twice(Literal.class.newInstance());
    twice(Declared.class.getDeclaredConstructor().newInstance());
    Constructor<?> constructor = Given.class.getConstructor(Box.class);
    twice(constructor.newInstance(new Box()));
    Invoked.run();
    new Initialised.Other().start();
    Class.forName(Initialised.NAME);
  }

  public static class Named implements Runnable {
    private int count;

    @Override
    public void run() {
      count++; // race: Named.count
    }
  }

  public static class Literal implements Runnable {
    private int count;
    private int early;

    public Literal() {
      early = 1;
    }

    @Override
    public void run() {
      count += early; // race: Literal.count
    }
  }

  public static class Declared implements Runnable {
    private final Box box;

    private Declared() {
      box = new Box();
    }

    @Override
    public void run() {
      synchronized (box) {
        box.value++;
      }
      box.other++; // race: Box.other
    }
  }

  public static class Box {
    int value;
    int other;
    int given;
  }

  public static class Given implements Runnable {
    private final Box box;

    public Given(Box box) {
      this.box = box;
    }

    @Override
    public void run() {
      box.given++; // race: Box.given
    }
  }

  public static class Invoked {
    private int onObject;
    private static int onClass;
    private int private0;

    static void run() throws Exception {
      Invoked shared = new Invoked();
      Method method = Invoked.class.getMethod("count", Box.class);
      Method hidden = Class.forName("Reflection$Invoked").getDeclaredMethod("hidden");
      Method all = Invoked.class.getMethod("all");
      Box box = new Box();
      twice(
          (Runnable)
              () -> {
                try {
                  ((Box) method.invoke(shared, box)).given++; // race: Box.given
                  hidden.invoke(shared);
                  all.invoke(null);
                } catch (ReflectiveOperationException e) {
                  throw new IllegalStateException(e);
                }
              });
    }

    public Box count(Box box) {
      onObject++; // race: Invoked.onObject
      return box;
    }

    private void hidden() {
      private0++; // race: Invoked.private0
    }

    public static void all() {
      onClass++; // race: Invoked.onClass
    }
  }

  /** The class is initialised by the one who asks for it. */
  public static class Initialised {
    static final String NAME = "Reflection$" + "Initialised$Made";

    public static class Made {
      static {
        Other.seen = 1; // race: Other.seen
      }
    }

    public static class Other extends Thread {
      static int seen;

      @Override
      public void run() {
        seen++; // race: Other.seen
      }
    }
  }
}
