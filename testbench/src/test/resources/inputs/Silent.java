// bench: silent
class Silent {
  private int count;

  String notMarkers() {
    return "// race: Silent.count" + '"' + """
        // race: Silent.count
        \""" // race: Silent.count
        """;
  }

  /* // race: Silent.count */
  synchronized int next() {
    return count++;
  }
}
