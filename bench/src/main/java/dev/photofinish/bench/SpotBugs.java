package dev.photofinish.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipFile;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * SpotBugs with only those of its detectors that look for mistakes with threads, always as a
 * process of its own.
 */
final class SpotBugs {

  private static final String CATEGORY = "MT_CORRECTNESS";

  private final List<Path> classPath;
  private final String detectors;

  private SpotBugs(List<Path> classPath, Set<String> detectors) {
    this.classPath = classPath;
    this.detectors = String.join(",", detectors);
  }

  static SpotBugs in(Jars jars, Coordinates spotBugs) throws IOException {
    return new SpotBugs(jars.classPath(spotBugs), detectors(jars.of(spotBugs)));
  }

  List<String> command(Path jar) {
    return Commands.java(
        classPath,
        "edu.umd.cs.findbugs.FindBugs2",
        "-bugCategories",
        CATEGORY,
        "-visitors",
        detectors,
        jar.toString());
  }

  /** The simple names of the detectors that report something of the category. */
  private static Set<String> detectors(Path jar) throws IOException {
    Set<String> patterns = new HashSet<>();
    forEach(
        jar,
        "BugPattern",
        xml -> {
          if (CATEGORY.equals(xml.getAttributeValue(null, "category"))) {
            patterns.add(xml.getAttributeValue(null, "type"));
          }
        });
    Set<String> detectors = new TreeSet<>();
    forEach(
        jar,
        "Detector",
        xml -> {
          String reports = xml.getAttributeValue(null, "reports");
          if (reports != null
              && List.of(reports.split(",")).stream().anyMatch(patterns::contains)) {
            String name = xml.getAttributeValue(null, "class");
            detectors.add(name.substring(name.lastIndexOf('.') + 1));
          }
        });
    return detectors;
  }

  /** What is done with each element of a name. */
  private interface ElementAction {
    void accept(XMLStreamReader element);
  }

  private static void forEach(Path jar, String element, ElementAction action) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newInstance();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    try (ZipFile zip = new ZipFile(jar.toFile());
        InputStream in = zip.getInputStream(zip.getEntry("findbugs.xml"))) {
      XMLStreamReader xml = factory.createXMLStreamReader(in);
      while (xml.hasNext()) {
        if (xml.next() == XMLStreamReader.START_ELEMENT && xml.getLocalName().equals(element)) {
          action.accept(xml);
        }
      }
    } catch (XMLStreamException e) {
      throw new IOException(e);
    }
  }
}
