package dev.photofinish.record.transform;

import dev.photofinish.record.agent.AgentOptions;
import dev.photofinish.record.agent.RunStarter;
import dev.photofinish.record.runtime.OwnRights;
import dev.photofinish.record.runtime.Recording;
import dev.photofinish.record.weave.Scope;
import dev.photofinish.record.weave.Weaver;
import dev.photofinish.trace.Launch;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Weaves the program's classes as they are loaded. A class that cannot be woven is loaded without,
 * and the run says so. If the recording ends before the program does, classes become what they
 * were, so that the program goes on at its own speed. Safe for many threads.
 */
public final class Transformer implements ClassFileTransformer {

  /** In the names of all classes that the platform makes as proxies. */
  private static final String PROXY = "$Proxy";

  private final Instrumentation instrumentation;
  private final RunStarter starter;
  private final Scope scope;
  private final Sight sight;
  private final @Nullable ClassLoader own = Transformer.class.getClassLoader();

  /** Guarded by this. */
  private @Nullable Woven woven;

  /** Whether the recording could not begin, so that nothing is woven; guarded by this. */
  private boolean failed;

  /** What there is from the first class on. */
  private record Woven(Recording recording, Weaver weaver) {}

  /** Called by the agent, which knows this class by its name only. */
  public Transformer(Instrumentation instrumentation, RunStarter starter, AgentOptions options) {
    this.instrumentation = instrumentation;
    this.starter = starter;
    Openings openings = new Openings(instrumentation);
    openings.hideMethods();
    this.sight = new Sight(openings);
    Launch launch = options.launch();
    this.scope = new Scope(launch.include(), launch.exclude(), launch.focus().map(HashSet::new));
  }

  @Override
  public byte @Nullable [] transform(
      Module module,
      @Nullable ClassLoader loader,
      @Nullable String name,
      @Nullable Class<?> redefined,
      @Nullable ProtectionDomain domain,
      byte[] classFile) {
    return OwnRights.with(() -> transformed(module, loader, name, classFile));
  }

  private byte @Nullable [] transformed(
      Module module, @Nullable ClassLoader loader, @Nullable String name, byte[] classFile) {
    if (name == null || loader == null || isNotOfProgram(loader)) {
      return null;
    } else if (!scope.contains(name)) {
      return name.contains(PROXY) ? Weaver.ofProxy(classFile).orElse(null) : null;
    }
    Woven to = woven();
    return to == null || !sight.isIn(loader, to.recording()::miss)
        ? null
        : weave(to, module, loader, name, classFile);
  }

  /** A module knows nothing but the modules that it names. */
  private void letCallRuntime(Module module) {
    Module runtime = Recording.class.getModule();
    if (!module.canRead(runtime)) {
      instrumentation.redefineModule(
          module, Set.of(runtime), Map.of(), Map.of(), Set.of(), Map.of());
    }
  }

  private boolean isNotOfProgram(ClassLoader loader) {
    return loader == own || loader == ClassLoader.getPlatformClassLoader();
  }

  private byte @Nullable [] weave(
      Woven to, Module module, ClassLoader loader, String name, byte[] classFile) {
    if (to.recording().isOver()) {
      return unweave(to, loader, name, classFile);
    }
    try {
      letCallRuntime(module);
      return to.weaver().weave(loader, name, classFile).orElse(null);
    } catch (Throwable e) {
      to.recording().miss(name.replace('/', '.') + " is not recorded: " + e);
    }
    try {
      return to.weaver().weaveRoom(loader, name, classFile).orElse(null);
    } catch (Throwable e) {
      // That it is not recorded is noted already.
      return null;
    }
  }

  private static byte @Nullable [] unweave(
      Woven to, ClassLoader loader, String name, byte[] classFile) {
    try {
      return to.weaver().unweave(loader, name, classFile).orElse(null);
    } catch (Throwable e) {
      // It stays as it is, and works, if slower.
      return null;
    }
  }

  private synchronized @Nullable Woven woven() {
    if (woven == null && !failed) {
      try {
        Recording recording = starter.start();
        woven = new Woven(recording, new Weaver(recording, scope));
        recording.atEarlyEnd(new Unweaving(instrumentation, scope, own)::begin);
      } catch (Throwable e) {
        failed = true;
        starter.failed(e);
      }
    }
    return woven;
  }
}
