package dev.photofinish.prove.report;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.heap.AbstractObject;
import dev.photofinish.prove.heap.Site;
import java.util.HashMap;
import java.util.Map;

/** Tells abstract objects: what they are, where they are made, and by whose methods. */
final class ObjectText {

  private final Hidden hidden;
  private final Map<AbstractObject, String> chains = new HashMap<>();

  ObjectText(Hidden hidden) {
    this.hidden = hidden;
  }

  /** {@code the Account made at Bank.java:46 by the Bank made at Branch.java:18}. */
  String chain(AbstractObject object) {
    return chains.computeIfAbsent(object, this::write);
  }

  private String write(AbstractObject object) {
    StringBuilder text = new StringBuilder();
    for (AbstractObject at = object; !at.isEmpty(); at = at.rest()) {
      if (isMadeUp(at.site())) {
        return text.isEmpty() ? "the " + type(at.site()) + " that callers give" : text.toString();
      }
      boolean isCall = at.site().kind() == Site.Kind.CALL;
      text.append(text.isEmpty() ? "" : isCall ? ", for " : ", by ").append(of(at.site()));
    }
    return text.toString();
  }

  private boolean isMadeUp(Site site) {
    MethodModel method = site.method();
    return method != null && hidden.has(method.owner());
  }

  String of(Site site) {
    MethodModel method = site.method();
    if (method == null && site.kind() != Site.Kind.CLASS) {
      String verb = site.kind() == Site.Kind.FRAMEWORK ? " makes" : " passes";
      return "the " + type(site) + " that a framework" + verb;
    } else if (method == null) {
      return MethodText.simpleName(site.described().sourceName()) + ".class";
    }
    if (site.kind() == Site.Kind.CALL) {
      return "the call " + Places.at(method, site.line());
    }
    String verb = site.kind() == Site.Kind.OPAQUE ? " that a library gives " : " made ";
    return "the " + type(site) + verb + Places.at(method, site.line());
  }

  private static String type(Site site) {
    return switch (site.kind()) {
      case CLOSURE -> "lambda";
      case VIEW -> "view";
      default -> MethodText.simpleName(site.type().sourceName());
    };
  }
}
