package dev.photofinish.ir;

/** Joins values into a string; runs {@code toString} on operands that are objects. */
public final class Concat extends Instruction {

  /** Stands for the next operand in a {@link #recipe}. */
  public static final char OPERAND = '\u0001';

  private final String recipe;

  public Concat(Site site, Value.Result result, String recipe, Value... operands) {
    super(site, result, operands);
    this.recipe = recipe;
  }

  /** The text, with {@link #OPERAND} where an operand's text goes. */
  public String recipe() {
    return recipe;
  }

  @Override
  String operation() {
    return "concat " + ConstantText.quoted(recipe.replace(OPERAND, '\u00b7'));
  }

  @Override
  public <R> R accept(InstructionVisitor<R> visitor) {
    return visitor.visit(this);
  }
}
