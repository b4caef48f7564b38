package dev.photofinish.prove.code;

/**
 * How an access comes by its memory: from the object of its base, through views of containers.
 *
 * @param views how many views it goes through; {@link #MOST} stands for as many or more
 * @param endsSynchronized whether the last of them is one whose calls hold its own monitor
 * @param isLocked whether such a monitor is held: that of the last one, if it ends there
 */
public record Route(int views, boolean endsSynchronized, boolean isLocked) {

  /** The object itself, by code that takes no locks. */
  public static final Route DIRECT = new Route(0, false, false);

  /** Views of views may go round in a circle. */
  public static final int MOST = 4;

  /** Whether all views that it goes through are known. */
  public boolean isExact() {
    return views < MOST;
  }

  /** Goes on through a view that takes no lock. */
  public Route throughView() {
    return new Route(Math.min(MOST, views + 1), false, isLocked);
  }

  /**
   * Goes on through a view whose calls hold its monitor.
   *
   * @param locks whether it is used by such calls
   */
  public Route throughSynchronized(boolean locks) {
    return new Route(Math.min(MOST, views + 1), true, locks);
  }
}
