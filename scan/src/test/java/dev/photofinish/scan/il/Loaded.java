package dev.photofinish.scan.il;

/** Loads one class and has the JVM verify it. */
final class Loaded extends ClassLoader {

  private final byte[] classFile;

  private Loaded(byte[] classFile) {
    super(Loaded.class.getClassLoader());
    this.classFile = classFile;
  }

  /**
   * The class, initialised and so verified (JVMS 5.5).
   *
   * @throws VerifyError if its code is not sound
   */
  static Class<?> load(byte[] classFile) throws ClassNotFoundException {
    return Class.forName(ClassEmitter.NAME, true, new Loaded(classFile));
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (!name.equals(ClassEmitter.NAME)) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, classFile, 0, classFile.length);
  }
}
