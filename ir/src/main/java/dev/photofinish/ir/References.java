package dev.photofinish.ir;

import java.util.List;

/**
 * What a method's code may run, without its body having been built: enough to know which methods to
 * analyse before it.
 *
 * @param calls the methods that it calls, in the order of the code, once each
 * @param handles the methods that it makes closures of
 * @param created the classes that it makes objects of
 * @param stored the names of the fields that it writes
 */
public record References(
    List<Call> calls, List<MethodHandleRef> handles, List<String> created, List<String> stored) {

  /** Of a method without code. */
  public static final References NONE = new References(List.of(), List.of(), List.of(), List.of());

  public References {
    calls = List.copyOf(calls);
    handles = List.copyOf(handles);
    created = List.copyOf(created);
    stored = List.copyOf(stored);
  }

  /** A call to a method. */
  public record Call(CallKind kind, MethodRef method) {

    /** A reference is nearly always called in one way. */
    @Override
    public int hashCode() {
      return method.hashCode();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Call call && kind == call.kind && method.equals(call.method);
    }
  }
}
