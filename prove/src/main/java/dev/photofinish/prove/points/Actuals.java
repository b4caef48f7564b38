package dev.photofinish.prove.points;

import dev.photofinish.prove.code.CallSite;
import dev.photofinish.prove.code.MethodCode;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a call passes and takes, by the solver's nodes. Immutable. */
final class Actuals {

  static final int NONE = -1;

  private final @Nullable Instance caller;
  private final @Nullable CallSite site;
  private final int[] arguments;
  private final int result;
  private final boolean own;

  private Actuals(
      @Nullable Instance caller,
      @Nullable CallSite site,
      int[] arguments,
      int result,
      boolean own) {
    this.caller = caller;
    this.site = site;
    this.arguments = arguments;
    this.result = result;
    this.own = own;
  }

  /** What library code passes and takes that nobody sees. */
  static Actuals ofLibrary(int[] arguments, int result) {
    return new Actuals(null, null, arguments, result, false);
  }

  static Actuals of(Instance caller, CallSite site) {
    int[] nodes = new int[site.arguments().length];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = node(caller, site.arguments()[i]);
    }
    return new Actuals(caller, site, nodes, node(caller, site.result()), true);
  }

  private static int node(Instance caller, int variable) {
    return variable == MethodCode.NONE ? NONE : caller.node(variable);
  }

  /** Whether library code calls that is not analysed. */
  boolean isOfLibrary() {
    return caller == null;
  }

  /** Whether the site itself passes and takes these, rather than something that it calls. */
  boolean isOwn() {
    return own;
  }

  Instance caller() {
    return Objects.requireNonNull(caller, "library code has no instance");
  }

  CallSite site() {
    return Objects.requireNonNull(site, "library code has no sites");
  }

  /** The receiver first; {@link #NONE} for what does not matter. */
  int[] arguments() {
    return arguments;
  }

  /** The node that takes the result, or {@link #NONE}. */
  int result() {
    return result;
  }

  int argument(int position) {
    return position < arguments.length ? arguments[position] : NONE;
  }

  /** The first argument that is not the receiver. */
  int firstArgument() {
    return site().hasReceiver() ? 1 : 0;
  }

  /** The same call with other operands: what it calls on the way. */
  Actuals with(int[] otherArguments, int otherResult) {
    return new Actuals(caller, site, otherArguments, otherResult, false);
  }
}
