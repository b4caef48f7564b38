package dev.photofinish.ir.selection;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Map;

/** Runs the calls of a hierarchy on the running JVM, in a class loader of their own. */
final class JvmOutcomes {

  private final ClassLoader loader;

  JvmOutcomes(Map<String, byte[]> classFiles) {
    this.loader = new Loader(classFiles);
  }

  /** The class whose method ran, or the simple name of the error that was thrown. */
  String run(CallSpec call, TypeSpec receiver) throws ReflectiveOperationException {
    Method holder = holder(call);
    Object object = load(receiver.name()).getConstructor().newInstance();
    try {
      return holder.getParameterCount() == 0
          ? (String) holder.invoke(object)
          : (String) holder.invoke(null, object);
    } catch (InvocationTargetException e) {
      return e.getTargetException().getClass().getSimpleName();
    }
  }

  private Method holder(CallSpec call) throws ReflectiveOperationException {
    Class<?> caller = load(call.caller());
    return caller.getName().endsWith(".Calls")
        ? caller.getDeclaredMethod(call.holder(), load(call.owner()))
        : caller.getDeclaredMethod(call.holder());
  }

  private Class<?> load(String internalName) throws ClassNotFoundException {
    return Class.forName(internalName.replace('/', '.'), true, loader);
  }

  /** Both packages of a hierarchy are in this one loader, so that they are packages at run time. */
  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> classFiles;

    Loader(Map<String, byte[]> classFiles) {
      super(null);
      this.classFiles = classFiles;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] classFile = classFiles.get(name.replace('.', '/'));
      if (classFile == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, classFile, 0, classFile.length);
    }
  }
}
