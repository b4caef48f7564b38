package dev.photofinish.prove.points;

import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.code.Codes;
import dev.photofinish.prove.heap.Site;
import java.util.HashMap;
import java.util.Map;

/**
 * What is found out of a program once, whatever the number of rounds: the code of its methods, and
 * what calls run. Confined to the thread that analyses.
 */
public final class Universe {

  private final Program program;
  private final Levels levels;
  private final Codes codes;
  private final Dispatch dispatch;
  private final Map<JavaType, Boolean> ofProgram = new HashMap<>();
  private final Map<JavaType, Boolean> containers = new HashMap<>();

  public Universe(Program program, Levels levels) {
    this.program = program;
    this.levels = levels;
    this.codes = new Codes(program);
    this.dispatch = new Dispatch(program, levels);
  }

  public Program program() {
    return program;
  }

  public Levels levels() {
    return levels;
  }

  public Codes codes() {
    return codes;
  }

  /** Whether the objects of a site have a class whose code is analysed. */
  boolean isOfProgram(Site site) {
    return !site.type().isArray()
        && ofProgram.computeIfAbsent(
            site.type(), type -> levels.isReal(program.find(type.internalName())));
  }

  /**
   * Whether the objects of a site are the platform's and hold nothing of the program's, as its
   * collections do: it is not worth the price to tell their parts apart.
   */
  boolean isSimple(Site site) {
    return site.kind() == Site.Kind.ALLOCATION
        && !site.type().isArray()
        && program.find(site.type().internalName()).isPlatform()
        && !isContainer(site.type());
  }

  /** Whether the objects of a type are threads. */
  boolean isThread(JavaType type) {
    return !type.isArray()
        && program.hierarchy().isKnownSubclass(type.internalName(), "java/lang/Thread");
  }

  /** Whether a type is one of collections or maps. */
  boolean isContainer(JavaType type) {
    return !type.isArray() && containers.computeIfAbsent(type, this::isCollectionOrMap);
  }

  private boolean isCollectionOrMap(JavaType type) {
    String name = type.internalName();
    return program.hierarchy().isKnownSubclass(name, "java/util/Collection")
        || program.hierarchy().isKnownSubclass(name, "java/util/Map");
  }

  Dispatch dispatch() {
    return dispatch;
  }
}
