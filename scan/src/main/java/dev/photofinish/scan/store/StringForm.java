package dev.photofinish.scan.store;

/** The characters, each as a number: names in class files need not be well-formed Unicode. */
record StringForm() implements Form<String> {

  @Override
  public void write(String text, ByteWriter out) {
    out.number(text.length());
    for (int i = 0; i < text.length(); i++) {
      out.number(text.charAt(i));
    }
  }

  @Override
  public String read(ByteReader in) throws UnreadableSummariesException {
    char[] characters = new char[in.count()];
    for (int i = 0; i < characters.length; i++) {
      characters[i] = (char) in.below(1 + Character.MAX_VALUE);
    }
    return new String(characters);
  }
}
