package dev.photofinish.record.agent;

/** What the files are called that a recorded program is started with. */
public final class AgentFolder {

  /** The folder itself, beside those of the runs. */
  public static final String NAME = "agent";

  public static final String OPTIONS = "options";
  public static final String JOURNAL = "journal";

  private AgentFolder() {}
}
