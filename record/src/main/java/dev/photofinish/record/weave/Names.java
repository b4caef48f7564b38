package dev.photofinish.record.weave;

import dev.photofinish.record.runtime.ArrayQuestions;
import dev.photofinish.record.runtime.Branches;
import dev.photofinish.record.runtime.Context;
import dev.photofinish.record.runtime.Contexts;
import dev.photofinish.record.runtime.Hooks;
import dev.photofinish.record.runtime.Numbered;
import dev.photofinish.record.runtime.PathHooks;
import dev.photofinish.record.runtime.Publication;
import dev.photofinish.record.runtime.Values;
import dev.photofinish.trace.EventKind;
import org.objectweb.asm.Type;

/** What the runtime is called in class files. */
final class Names {

  static final String ARRAYS = Type.getInternalName(ArrayQuestions.class);
  static final String BRANCHES = Type.getInternalName(Branches.class);
  static final String CONTEXT = Type.getInternalName(Context.class);
  static final String CONTEXTS = Type.getInternalName(Contexts.class);
  static final String HOOKS = Type.getInternalName(Hooks.class);
  static final String KIND = Type.getInternalName(EventKind.class);
  static final String NUMBERED = Type.getInternalName(Numbered.class);
  static final String PATHS = Type.getInternalName(PathHooks.class);
  static final String PUBLICATION = Type.getInternalName(Publication.class);
  static final String VALUES = Type.getInternalName(Values.class);

  /** The field that the weaver adds, and the methods that it has. */
  static final String NUMBER = "photofinish$number";

  static final String PUBLISH = "photofinish$publish";

  private Names() {}

  /** The descriptor of a class. */
  static String of(String internalName) {
    return "L" + internalName + ";";
  }
}
