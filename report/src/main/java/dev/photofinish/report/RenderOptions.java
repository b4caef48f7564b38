package dev.photofinish.report;

/**
 * What a renderer may know of its reader.
 *
 * @param colour whether the reader's terminal shows ANSI colours
 * @param width how many columns the terminal has; {@link #UNKNOWN_WIDTH} if unknown
 * @param sources where the source lines for snippets come from
 */
public record RenderOptions(boolean colour, int width, SourceLookup sources) {

  public static final int UNKNOWN_WIDTH = 0;

  private static final int LEAST_WIDTH = 40;
  private static final int USUAL_WIDTH = 100;

  public RenderOptions {
    width = width <= UNKNOWN_WIDTH ? USUAL_WIDTH : Math.max(width, LEAST_WIDTH);
  }

  /** No colour, the usual width and no snippets. */
  public static RenderOptions plain() {
    return new RenderOptions(false, UNKNOWN_WIDTH, SourceLookup.none());
  }

  public RenderOptions withColour(boolean on) {
    return new RenderOptions(on, width, sources);
  }

  public RenderOptions withWidth(int columns) {
    return new RenderOptions(colour, columns, sources);
  }

  public RenderOptions withSources(SourceLookup lookup) {
    return new RenderOptions(colour, width, lookup);
  }
}
