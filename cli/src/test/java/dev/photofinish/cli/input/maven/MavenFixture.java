package dev.photofinish.cli.input.maven;

import dev.photofinish.cli.input.Folders;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A Maven project and a local repository in a test's folder. */
final class MavenFixture {

  private final Path project;
  private final Path repository;

  MavenFixture(Path folder) throws IOException {
    project = Folders.folder(folder, "a project");
    repository = Folders.folder(folder, "the repository");
  }

  Path project() {
    return project;
  }

  Map<String, String> variables() {
    return Map.of("MAVEN_OPTS", "-Xmx1g -Dmaven.repo.local='" + repository + "'");
  }

  MavenReading read(String module) {
    return new MavenReader(variables()).read(project.resolve(module));
  }

  MavenReading read() {
    return read("");
  }

  MavenReading readWithTests() {
    return new MavenReader(variables()).readWithTests(project);
  }

  /** Writes a pom into the project; the body is what stands inside of the project element. */
  MavenFixture pom(String module, String body) throws IOException {
    Folders.file(project.resolve(module), "pom.xml", project(body));
    return this;
  }

  /** The class folder of a module, made with a class in it. */
  Path compiled(String module) throws IOException {
    return Folders.classIn(project.resolve(module).resolve("target/classes"));
  }

  /** Puts an artifact into the local repository. */
  Path installed(String coordinates, String body) throws IOException {
    Path base = installedPom(coordinates, body);
    return Folders.zip(base.resolveSibling(base.getFileName() + ".jar"), "A.class");
  }

  /** Puts a pom alone into the local repository; returns its path without the extension. */
  Path installedPom(String coordinates, String body) throws IOException {
    List<String> parts = List.of(coordinates.split(":", -1));
    String name = parts.get(1) + "-" + parts.get(2);
    Path folder =
        repository
            .resolve(parts.get(0).replace('.', '/'))
            .resolve(parts.get(1))
            .resolve(parts.get(2));
    Folders.file(folder, name + ".pom", project(coordinates(coordinates) + body));
    return folder.resolve(name);
  }

  static String coordinates(String coordinates) {
    List<String> parts = List.of(coordinates.split(":", -1));
    String text =
        "<groupId>" + parts.get(0) + "</groupId><artifactId>" + parts.get(1) + "</artifactId>";
    return parts.size() < 3 ? text : text + "<version>" + parts.get(2) + "</version>";
  }

  static String parent(String coordinates) {
    return "<parent>" + coordinates(coordinates) + "</parent>";
  }

  static String dependency(String coordinates, String more) {
    return "<dependency>" + coordinates(coordinates) + more + "</dependency>";
  }

  static String dependencies(String... dependencies) {
    return "<dependencies>" + String.join("", dependencies) + "</dependencies>";
  }

  private static String project(String body) {
    return "<project><modelVersion>4.0.0</modelVersion>" + body + "</project>";
  }
}
