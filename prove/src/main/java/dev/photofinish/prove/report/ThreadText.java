package dev.photofinish.prove.report;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.heap.Site;
import dev.photofinish.prove.points.AbstractThread;
import dev.photofinish.prove.points.Instance;
import dev.photofinish.prove.points.PointsTo;
import java.util.HashMap;
import java.util.Map;

/** Names threads. */
final class ThreadText {

  private final Hidden hidden;
  private final Map<CallSite, MethodModel> submitters = new HashMap<>();

  ThreadText(PointsTo points, Hidden hidden) {
    this.hidden = hidden;
    for (Instance instance : points.instances()) {
      instance.code().calls().forEach(site -> submitters.put(site, instance.method()));
    }
  }

  /** Whether it stands for whatever thread calls a library. */
  boolean isCaller(AbstractThread thread) {
    return thread.kind() == AbstractThread.Kind.STARTED
        && hidden.has(thread.object().site().type());
  }

  /** Whether it stands for what callers do before they start threads. */
  boolean isSetUp(AbstractThread thread) {
    return thread.kind() == AbstractThread.Kind.MAIN && !hidden.classes().isEmpty();
  }

  /** Its name in reports. */
  String name(AbstractThread thread) {
    if (isCaller(thread)) {
      return "any";
    } else if (isSetUp(thread)) {
      return "the thread that makes the objects";
    }
    return switch (thread.kind()) {
      case MAIN -> "main";
      case LIBRARY -> "any thread of a library";
      case FINALIZER -> "finalizer";
      case STARTED -> started(thread.object().site());
      case TASK -> task(thread);
      case SET_UP -> "the thread by which a framework makes the " + called(thread);
      case FRAMEWORK -> framework(thread);
    };
  }

  private static String framework(AbstractThread thread) {
    MethodModel entry = thread.entry();
    if (entry != null) {
      return "the thread by which a framework calls " + MethodText.of(entry);
    } else if (thread.object().isEmpty()) {
      return "the main thread of the user interface";
    }
    String which = thread.isMany() ? "any thread" : "the thread";
    return which + " by which a framework calls the " + called(thread);
  }

  private static String called(AbstractThread thread) {
    return MethodText.simpleName(thread.object().site().type().sourceName());
  }

  /** Its name in a sentence. */
  String spoken(AbstractThread thread) {
    String name = name(thread);
    return switch (thread.kind()) {
      case MAIN -> isSetUp(thread) ? name : "the main thread";
      case FINALIZER -> "the thread that finalizes objects";
      case LIBRARY, SET_UP, FRAMEWORK -> name;
      case STARTED -> isCaller(thread) ? "any caller's thread" : "the " + name;
      case TASK -> "the " + name;
    };
  }

  private static String started(Site site) {
    MethodModel method = site.method();
    String type = MethodText.simpleName(site.type().sourceName());
    String what = type.equals("Thread") ? "thread" : type + " thread";
    return method == null ? what : what + " made " + Places.at(method, site.line());
  }

  private String task(AbstractThread thread) {
    CallSite site = thread.submission();
    MethodModel method = site == null ? null : submitters.get(site);
    return site == null || method == null
        ? "task"
        : "task handed over " + Places.at(method, site.line());
  }
}
