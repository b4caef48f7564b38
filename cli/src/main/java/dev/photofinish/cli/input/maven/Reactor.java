package dev.photofinish.cli.input.maven;

import dev.photofinish.finding.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;

/**
 * The poms that are built together: one and all modules below it.
 *
 * @param poms by their files, parents first
 * @param problems the modules that could not be read
 */
record Reactor(Map<Path, RawPom> poms, List<Problem> problems) {

  /** The reactor that begins at a folder's pom. */
  static Reactor at(Path folder) {
    Reactor reactor = new Reactor(new LinkedHashMap<>(), new ArrayList<>());
    reactor.add(folder.toAbsolutePath().normalize().resolve("pom.xml"));
    return reactor;
  }

  /**
   * The largest reactor that has the folder as a module: where its siblings are found. It is the
   * folder's own if no folder above knows it.
   */
  static Reactor around(Path folder, Reactor own) {
    Path start = folder.toAbsolutePath().normalize();
    Path pom = start.resolve("pom.xml");
    Reactor largest = own;
    for (Path above = start.getParent(); above != null; above = above.getParent()) {
      if (Files.isRegularFile(above.resolve("pom.xml"))) {
        Reactor reactor = at(above);
        largest = reactor.poms.containsKey(pom) ? reactor : largest;
      }
    }
    return largest;
  }

  /** The pom with these coordinates, if it is one of these. */
  Optional<RawPom> find(String groupId, String artifactId, String version) {
    return poms.values().stream().filter(pom -> pom.is(groupId, artifactId, version)).findFirst();
  }

  private void add(Path file) {
    if (poms.containsKey(file)) {
      return;
    }
    try {
      RawPom pom = RawPom.read(file);
      poms.put(file, pom);
      pom.modules().forEach(this::add);
    } catch (IOException | XmlPullParserException e) {
      problems.add(new Problem(file.toString(), "not a readable pom: " + e.getMessage(), true));
    }
  }
}
