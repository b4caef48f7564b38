package dev.photofinish.prove.code;

import dev.photofinish.ir.FieldModel;
import dev.photofinish.ir.FieldRef;
import dev.photofinish.ir.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the fields that references mean, and numbers them. Confined to one thread. */
public final class Fields {

  private final Program program;
  private final Map<FieldRef, ProgramField> byReference = new HashMap<>();
  private final Map<FieldModel, ProgramField> byModel = new HashMap<>();
  private final List<ProgramField> all = new ArrayList<>();
  private final List<ProgramField> captured = new ArrayList<>();
  private final ProgramField elements;
  private final ProgramField contents;
  private final ProgramField viewed;
  private final ProgramField outcome;
  private final ProgramField kept;

  public Fields(Program program) {
    this.program = program;
    this.elements = add("[]", null, null);
    this.contents = add("contents", null, null);
    this.viewed = add("viewed", null, null);
    this.outcome = add("outcome", null, null);
    this.kept = add("kept", null, null);
  }

  /** The elements of arrays (f-elems of section 2.3): all elements of one array are alike. */
  public ProgramField elements() {
    return elements;
  }

  /** What a library's container holds, and whatever else it keeps in its state. */
  public ProgramField contents() {
    return contents;
  }

  /** What a view is a part of. */
  public ProgramField viewed() {
    return viewed;
  }

  /** What the code that a task stands for returned. */
  public ProgramField outcome() {
    return outcome;
  }

  /** What a library's object remembers apart from its contents. */
  public ProgramField kept() {
    return kept;
  }

  /** What a closure captured. */
  public ProgramField captured(int position) {
    while (captured.size() <= position) {
      captured.add(add("captured" + captured.size(), null, null));
    }
    return captured.get(position);
  }

  /** The field that a reference means; if its class is missing, the one that it names. */
  public ProgramField of(FieldRef ref) {
    ProgramField known = byReference.get(ref);
    if (known == null) {
      known = find(ref);
      byReference.put(ref, known);
    }
    return known;
  }

  private ProgramField find(FieldRef ref) {
    FieldModel model = program.members().resolve(ref).found().orElse(null);
    return model == null
        ? add(ref.name(), null, ref)
        : byModel.computeIfAbsent(model, m -> add(m.name(), m, ref));
  }

  private ProgramField add(String name, @Nullable FieldModel model, @Nullable FieldRef ref) {
    ProgramField field = new ProgramField(all.size(), name, model, ref);
    all.add(field);
    return field;
  }

  public int size() {
    return all.size();
  }

  public ProgramField get(int id) {
    return all.get(id);
  }
}
