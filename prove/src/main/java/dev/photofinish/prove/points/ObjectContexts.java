package dev.photofinish.prove.points;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.ObjectTable;
import dev.photofinish.prove.heap.Sensitivity;
import dev.photofinish.prove.heap.Site;

/**
 * Which objects and methods are told apart by contexts. The program's are by their k values. What
 * the platform's own code makes is a part of one of the program's collections and told apart by
 * that, or has no context. Confined to the solver's thread.
 */
final class ObjectContexts {

  /**
   * How many objects of the platform's making, each made by the one before, are told apart by the
   * program's object that they are parts of: an entry of a table of a set. Others have no context.
   */
  private static final int PLATFORM_DEPTH = 2;

  private final Universe universe;
  private final Sensitivity sensitivity;
  private final ObjectTable objects;
  private final Factories factories;

  ObjectContexts(Universe universe, Sensitivity sensitivity, ObjectTable objects) {
    this.universe = universe;
    this.sensitivity = sensitivity;
    this.objects = objects;
    this.factories = new Factories(universe, sensitivity);
  }

  /** The context that a method has on an object. */
  AbstractObject of(AbstractObject object) {
    return hasContext(object) ? object : AbstractObject.EPSILON;
  }

  private boolean hasContext(AbstractObject object) {
    Site site = object.site();
    if (isOfPlatform(site)) {
      return !object.rest().isEmpty();
    }
    return sensitivity.hasContexts(site) && !universe.isSimple(site);
  }

  /**
   * A static method has its caller's context (rule 4.8), with the call of a factory. The platform's
   * have none of the program's, but those that make collections are told apart by their calls, as
   * if the collection were made there.
   */
  AbstractObject ofStatic(Actuals actuals, MethodModel method) {
    Instance caller = actuals.caller();
    if (method.owner().isPlatform() && !caller.method().owner().isPlatform()) {
      return ofPlatform(actuals, method.descriptor().returnType());
    }
    return factories.areCallsToldApart(method)
        ? allocate(callOf(actuals, method.descriptor().returnType()), caller.context())
        : caller.context();
  }

  private AbstractObject ofPlatform(Actuals actuals, JavaType made) {
    if (!made.isReference() || !universe.isContainer(made)) {
      return AbstractObject.EPSILON;
    }
    Site call = callOf(actuals, made);
    return sensitivity.hasContexts(call)
        ? allocate(call, actuals.caller().context())
        : AbstractObject.EPSILON;
  }

  private Site callOf(Actuals actuals, JavaType made) {
    return universe
        .codes()
        .sites()
        .at(Site.Kind.CALL, made, actuals.caller().method(), actuals.site().instruction());
  }

  /** The object that a site makes in a context (rule 4.3). */
  AbstractObject allocate(Site site, AbstractObject context) {
    return site.kind() == Site.Kind.CLASS
        ? objects.extend(site, 1, AbstractObject.EPSILON)
        : objects.extend(site, k(site, context), context);
  }

  private int k(Site site, AbstractObject context) {
    if (!isOfPlatform(site)) {
      return Math.max(1, sensitivity.of(site));
    }
    int parts = 0;
    for (AbstractObject at = context; !at.isEmpty() && isOfPlatform(at.site()); at = at.rest()) {
      parts++;
    }
    return parts < PLATFORM_DEPTH ? context.length() + 1 : 1;
  }

  private static boolean isOfPlatform(Site site) {
    return site.method() != null && site.method().owner().isPlatform();
  }
}
