package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.harness.code.CodeClass;
import dev.photofinish.prove.harness.code.Statement;
import dev.photofinish.prove.harness.code.Variable;
import dev.photofinish.prove.harness.generic.InheritedTypes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Makes a harness for the classes that callers use. Belongs to one thread. */
final class Synthesis {

  private final Program program;
  private final List<ClassModel> api;
  private final Notices notices;
  private final NameSpace names;
  private final Variables variables;
  private final UserClasses users;
  private final Supply supply;
  private final Calls calls;
  private final Threads threads;

  /**
   * @param named all classes that callers can name
   * @param api of these, those whose methods are called
   */
  Synthesis(
      Program program,
      Accessibility accessibility,
      List<ClassModel> named,
      List<ClassModel> api,
      Notices notices) {
    this.program = program;
    this.api = api;
    this.notices = notices;
    this.names = new NameSpace(program);
    this.variables = new Variables(names.variables());
    InheritedTypes types = new InheritedTypes(program);
    this.users = new UserClasses(accessibility, types, names.mainClass(), names.classes());
    LibraryObjects library = new LibraryObjects(program, accessibility, named, new HashSet<>(api));
    PlatformObjects platform = new PlatformObjects(program, accessibility);
    this.supply = new Supply(program, variables, library, platform, users);
    this.calls = new Calls(program, accessibility, supply);
    Operations operations = new Operations(program, types);
    HiddenClasses hidden = new HiddenClasses(program, api);
    this.threads = new Threads(accessibility, operations, hidden, supply, calls, notices);
  }

  CodeClass run() throws HarnessException {
    List<List<Statement>> bodies = threads.of(new LinkedHashSet<>(api));
    if (bodies.isEmpty()) {
      throw new HarnessException("the public classes have no method that callers can call");
    }
    Set<Source> sources = supply.complete();
    Exchange exchange = new Exchange(program, variables, supply);
    Creations creations = new Creations(exchange, supply);
    List<Statement> made = creations.of(sources);
    List<Statement.Assign> exchanged = exchange.statements();
    List<CodeClass> extended = users.all().stream().map(this::code).toList();
    List<Statement> passed = choices(exchanged);
    passed.addAll(casts(exchange, creations.made(), exchanged));
    return new MainClass(names).of(variables.sorted(), made, passed, bodies, extended);
  }

  private CodeClass code(UserClass user) {
    return new UserCode(supply).of(user, calls.routines(user));
  }

  private static List<Statement> choices(List<Statement.Assign> all) {
    List<Statement> choices = new ArrayList<>();
    all.forEach(each -> choices.add(new Statement.Choice(each)));
    return choices;
  }

  /** For types that nothing makes; a notice where there is nothing to cast, either. */
  private List<Statement> casts(
      Exchange exchange, Set<JavaType> made, List<Statement.Assign> exchanged) {
    Set<JavaType> known = new HashSet<>(made);
    exchanged.forEach(each -> known.add(each.target().type()));
    List<Statement> casts = new ArrayList<>();
    for (Variable variable : supply.neededOnly()) {
      JavaType type = variable.type();
      List<Statement> found = known.contains(type) ? List.of() : exchange.casts(type);
      casts.addAll(found);
      if (!known.contains(type) && found.isEmpty()) {
        notices.add("nothing makes a " + type + ": null is passed for it");
      }
    }
    return casts;
  }
}
