package dev.photofinish.predict.symbolic;

import dev.photofinish.ir.BadInputException;
import dev.photofinish.ir.Body;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.Instruction;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.ir.ProgramInputs;
import dev.photofinish.testbench.SourceCompiler;
import dev.photofinish.testbench.SourceFile;
import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.EventKind;
import dev.photofinish.trace.FieldInfo;
import dev.photofinish.trace.MethodInfo;
import dev.photofinish.trace.PathItem;
import dev.photofinish.trace.SiteInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A trace of a compiled source that is written by hand: events, and the items of paths. */
final class HandTrace implements TraceSource {

  final Program program;
  private final List<ClassInfo> classes = new ArrayList<>();
  private final List<MethodInfo> methods = new ArrayList<>();
  private final List<FieldInfo> fields = new ArrayList<>();
  private final List<SiteInfo> sites = new ArrayList<>();
  private final Map<String, MethodModel> models = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<Event> events = new ArrayList<>();
  private final Map<Integer, List<PathItem>> paths = new HashMap<>();
  private int thread;

  HandTrace(String source) {
    Map<String, byte[]> compiled = new LinkedHashMap<>();
    SourceCompiler.standard()
        .compile(SourceFile.of("Sample.java", source))
        .classes()
        .forEach((name, bytes) -> compiled.put(name.replace('.', '/'), bytes));
    try {
      program = Program.open(ProgramInputs.ofClasses(compiled));
    } catch (BadInputException e) {
      throw new AssertionError(e);
    }
    compiled.keySet().forEach(name -> add(program.find(name)));
  }

  @Override
  public String nameOf(int thread) {
    return "T" + thread;
  }

  private void add(ClassModel model) {
    int number = classes.size() + 1;
    classes.add(new ClassInfo(number, model.name().replace('/', '.'), 0));
    numbers.put(model.name(), number);
    for (MethodModel method : model.methods()) {
      int next = methods.size() + 1;
      String descriptor =
          "(" + descriptors(method) + ")" + method.descriptor().returnType().descriptor();
      methods.add(new MethodInfo(next, number, method.name(), descriptor));
      models.put(model.name() + "." + method.name(), method);
      numbers.put(model.name() + "." + method.name(), next);
      method.body().ifPresent(body -> addSites(next, body));
    }
    for (FieldModel field : model.fields()) {
      int next = fields.size() + 1;
      fields.add(
          new FieldInfo(
              next,
              model.name().replace('/', '.'),
              field.name(),
              field.type().descriptor(),
              field.isStatic(),
              field.isVolatile()));
      numbers.put(model.name() + "#" + field.name(), next);
    }
  }

  private void addSites(int method, Body body) {
    body.blocks().stream()
        .flatMap(block -> block.instructions().stream())
        .forEach(
            each -> sites.add(new SiteInfo(sites.size() + 1, method, each.index(), each.line())));
  }

  private int site(int method, int index) {
    return sites.stream()
        .filter(site -> site.method() == method && site.index() == index)
        .findFirst()
        .orElseThrow()
        .number();
  }

  private static String descriptors(MethodModel method) {
    StringBuilder text = new StringBuilder();
    method.descriptor().parameters().forEach(type -> text.append(type.descriptor()));
    return text.toString();
  }

  private int number(String name) {
    return Objects.requireNonNull(numbers.get(name), name);
  }

  /** What comes next is of this thread. */
  HandTrace in(int number) {
    thread = number;
    return this;
  }

  private HandTrace item(PathItem.Kind kind, int number, int instruction) {
    paths
        .computeIfAbsent(thread, t -> new ArrayList<>())
        .add(new PathItem(kind, number, instruction));
    return this;
  }

  HandTrace enter(String method) {
    return item(PathItem.Kind.ENTER, number(method), 0);
  }

  HandTrace branches(String taken) {
    taken.chars().forEach(c -> item(PathItem.Kind.BRANCH, c - '0', 0));
    return this;
  }

  HandTrace loop() {
    return item(PathItem.Kind.LOOP, 0, 0);
  }

  HandTrace back() {
    return item(PathItem.Kind.BACK, 0, 0);
  }

  HandTrace backTo(int frame) {
    return item(PathItem.Kind.BACK_TO, frame, 0);
  }

  HandTrace caught(int frame, int instruction) {
    return item(PathItem.Kind.CATCH, frame, instruction);
  }

  HandTrace key(int key) {
    return item(PathItem.Kind.SWITCH, key, 0);
  }

  /** An event without a site. */
  HandTrace event(EventKind kind, long object, int member, long value) {
    events.add(new Event(events.size(), thread, kind, 0, object, member, value));
    return this;
  }

  /** An object of a class becomes known. */
  HandTrace known(long object, String className) {
    return event(EventKind.NEW, object, 0, number(className));
  }

  int field(String name) {
    return number(name);
  }

  /** An event of the method's instruction of a kind, the one with this place among them. */
  HandTrace event(
      EventKind kind,
      String method,
      Class<? extends Instruction> at,
      int nth,
      long object,
      int member,
      long value) {
    Instruction found = instruction(method, at, nth);
    int site = site(number(method), found.index());
    events.add(new Event(events.size(), thread, kind, site, object, member, value));
    return item(PathItem.Kind.EVENT, 0, 0);
  }

  Instruction instruction(String method, Class<? extends Instruction> at, int nth) {
    return body(method).blocks().stream()
        .flatMap(block -> block.instructions().stream())
        .filter(at::isInstance)
        .sorted(java.util.Comparator.comparingInt(Instruction::index))
        .toList()
        .get(nth);
  }

  Body body(String method) {
    return Objects.requireNonNull(models.get(method), method).body().orElseThrow();
  }

  /** The whole symbolic trace. */
  List<SymbolicEvent> run() {
    SymbolicRun run = new SymbolicRun(this, program);
    List<SymbolicEvent> told = all(run);
    if (!run.notices().isEmpty()) {
      throw new AssertionError(run.notices() + " " + told);
    }
    return told;
  }

  /** The other sides of its branches. */
  List<Flip> flips() {
    SymbolicRun run = new SymbolicRun(this, program);
    all(run);
    return run.takeFlips();
  }

  /** Why threads are not known to their ends. */
  List<String> notices() {
    SymbolicRun run = new SymbolicRun(this, program);
    all(run);
    return run.notices();
  }

  private static List<SymbolicEvent> all(SymbolicRun run) {
    List<SymbolicEvent> told = new ArrayList<>();
    run.forEachRemaining(told::add);
    return told;
  }

  @Override
  public Dictionary dictionary() {
    return new Dictionary(classes, methods, fields, sites);
  }

  @Override
  public Iterator<Event> merged() {
    return List.copyOf(events).iterator();
  }

  @Override
  public Iterator<Event> events(int of) {
    return events.stream().filter(event -> event.thread() == of).toList().iterator();
  }

  @Override
  public boolean isAllWoven() {
    return true;
  }

  @Override
  public Iterator<PathItem> path(int of) {
    return paths.getOrDefault(of, List.of()).iterator();
  }
}
