package dev.photofinish.prove.harness;

import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.JavaType;
import dev.photofinish.prove.harness.code.Statement;
import dev.photofinish.prove.harness.code.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Decides which methods are called, each in a thread of its own. */
final class Threads {

  private final Accessibility accessibility;
  private final Operations operations;
  private final HiddenClasses hidden;
  private final Supply supply;
  private final Calls calls;
  private final Notices notices;
  private final List<List<Statement>> bodies = new ArrayList<>();

  Threads(
      Accessibility accessibility,
      Operations operations,
      HiddenClasses hidden,
      Supply supply,
      Calls calls,
      Notices notices) {
    this.accessibility = accessibility;
    this.operations = operations;
    this.hidden = hidden;
    this.supply = supply;
    this.calls = calls;
    this.notices = notices;
  }

  /** What each thread does. */
  List<List<Statement>> of(Collection<ClassModel> api) {
    for (ClassModel model : api) {
      operations.publicOnes(model, api).forEach(this::callIfPossible);
      callProtected(model, operations.protectedOnes(model, api));
    }
    callReturned();
    return bodies;
  }

  /** What is called returns more, so until there is nothing new. */
  private void callReturned() {
    Set<JavaType> done = new HashSet<>();
    List<JavaType> found = returned(done);
    while (!found.isEmpty()) {
      found.forEach(type -> operations.abstractOnes(type).forEach(this::callIfPossible));
      found = returned(done);
    }
  }

  private List<JavaType> returned(Set<JavaType> done) {
    return supply.held().stream()
        .map(Variable::type)
        .filter(type -> hidden.implement(type) && done.add(type))
        .toList();
  }

  private void callIfPossible(Operation operation) {
    if (isCallable(operation)) {
      bodies.add(calls.direct(operation));
    }
  }

  /** If nobody can extend the class, nobody outside can call these: then nothing is left out. */
  private void callProtected(ClassModel model, List<Operation> all) {
    List<Operation> found = all.stream().filter(this::isCallable).toList();
    Optional<UserClass> user = found.isEmpty() ? Optional.empty() : supply.user(model);
    user.ifPresent(by -> found.forEach(each -> bodies.add(calls.through(by, each))));
  }

  private boolean isCallable(Operation operation) {
    Optional<String> obstacle =
        JavaWords.isName(operation.method().name())
            ? accessibility.obstacle(operation.arguments()).map(type -> "it takes " + type)
            : Optional.of("its name is none in Java");
    obstacle.ifPresent(why -> notices.add(operation + " is not called: " + why));
    return obstacle.isEmpty();
  }
}
