package dev.photofinish.prove.escape;

import dev.photofinish.ir.MethodRef;
import dev.photofinish.models.Effect;
import dev.photofinish.models.LibraryFacts;
import dev.photofinish.models.MethodFacts;
import dev.photofinish.models.Operand;
import dev.photofinish.models.Source;
import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;

/** What calls of library methods do to locality, by their models. */
final class LibraryEffects {

  private final LibraryFacts library;

  LibraryEffects(LibraryFacts library) {
    this.library = library;
  }

  /** Applies a call; whether its result is local. */
  boolean apply(LocalState state, CallSite site, MethodRef method) {
    MethodFacts facts = library.of(method);
    if (!facts.isKnown()) {
      return unknown(state, site, method);
    }
    boolean told = false;
    boolean local = true;
    for (Effect effect : facts.effects()) {
      if (effect instanceof Effect.Stores stores) {
        store(state, site, stores.what(), stores.into());
      } else if (effect instanceof Effect.Keeps keeps) {
        store(state, site, keeps.what(), keeps.into());
      } else if (effect instanceof Effect.Runs runs) {
        state.leak(site.variable(runs.what().of()));
      } else if (effect instanceof Effect.Reflects) {
        // What is passed may become known to whatever the call leads to.
        local = false;
        state.leakAll(site.arguments());
      } else if (effect instanceof Effect.Returns returns) {
        told = true;
        local &= isLocal(state, site, returns.what());
      }
    }
    if (!told && facts.hasEffects() && site.result() != MethodCode.NONE) {
      // It may be anything that the call is about.
      state.leakAll(site.arguments());
    }
    return told && local;
  }

  /** A constructor keeps what it is given in the object; all else is known to everybody. */
  private static boolean unknown(LocalState state, CallSite site, MethodRef method) {
    int[] arguments = site.arguments();
    if (method.isConstructor()) {
      for (int i = 1; i < arguments.length; i++) {
        state.store(arguments[0], arguments[i]);
      }
      return false;
    }
    state.leakAll(arguments);
    return false;
  }

  private static void store(LocalState state, CallSite site, Source source, Operand where) {
    int into = site.variable(where);
    int what = site.variable(source.of());
    if (where.equals(Operand.RESULT)) {
      // The result is new, and is found to be local or not by what it is.
      if (what != MethodCode.NONE) {
        (state.isLocal(what) ? state.owned : state.leaked).add(state.reached(what));
      }
      state.hold(what);
    } else if (what != MethodCode.NONE) {
      boolean isSame = source.kind() == Source.Kind.SAME;
      if (!isSame && into != MethodCode.NONE && state.local.get(into)) {
        state.leaked.add(state.reached(what));
      }
      state.store(into, what);
    }
  }

  private static boolean isLocal(LocalState state, CallSite site, Source source) {
    int of = site.variable(source.of());
    int result = site.result();
    boolean ofLocal = of != MethodCode.NONE && state.local.get(of);
    return switch (source.kind()) {
      case NEW, THREAD_SAFE_NEW, SERIAL_EXECUTOR -> true;
      case SAME -> {
        state.copy(of, result);
        yield ofLocal;
      }
      case VIEW, THREAD_SAFE_VIEW, ENTRIES, ENTRY, FILLED, READ_LOCK, WRITE_LOCK -> {
        state.hold(of);
        state.copy(of, result);
        yield ofLocal;
      }
      case ELEMENT, TAKEN, HELD, KEPT -> result != MethodCode.NONE && state.isLoadLocal(of, result);
      default -> {
        state.leak(of);
        yield false;
      }
    };
  }
}
