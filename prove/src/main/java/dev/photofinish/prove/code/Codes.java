package dev.photofinish.prove.code;

import dev.photofinish.ir.Body;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.prove.heap.Sites;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The code of methods, made when it is first asked for. Confined to one thread. */
public final class Codes {

  private record CallAccess(
      CallSite site, int base, ProgramField field, boolean write, Route route, boolean atomic) {}

  private final Sites sites = new Sites();
  private final Fields fields;
  private final AccessNumbers numbers = new AccessNumbers();
  private final Map<CallAccess, Access> ofCalls = new HashMap<>();
  private final Map<MethodModel, Optional<MethodCode>> known = new HashMap<>();

  public Codes(Program program) {
    this.fields = new Fields(program);
  }

  public Sites sites() {
    return sites;
  }

  public Fields fields() {
    return fields;
  }

  /** The code of a method; empty if it has none that could be read. */
  public Optional<MethodCode> of(MethodModel method) {
    Optional<MethodCode> code = known.get(method);
    if (code == null) {
      code = method.body().map(this::build);
      known.put(method, code);
    }
    return code;
  }

  /**
   * The access that a library does in a call: to the contents of one of its operands. There is one
   * for each operand, field, kind and route.
   */
  public Access ofCall(
      MethodModel method, CallSite site, int base, ProgramField field, boolean write, Route route) {
    return ofCall(method, new CallAccess(site, base, field, write, route, false));
  }

  /** The access that a library does to a field in a call, by a handle. */
  public Access ofHandle(
      MethodModel method,
      CallSite site,
      int base,
      ProgramField field,
      boolean write,
      boolean atomic) {
    return ofCall(method, new CallAccess(site, base, field, write, Route.DIRECT, atomic));
  }

  private Access ofCall(MethodModel method, CallAccess call) {
    return ofCalls.computeIfAbsent(
        call,
        key ->
            new Access(
                numbers.next(),
                method,
                call.site.instruction(),
                call.site.place(),
                call.field,
                call.base,
                call.write,
                call.route,
                call.atomic));
  }

  private MethodCode build(Body body) {
    return new CodeBuilder(body, sites, fields, numbers).build();
  }
}
