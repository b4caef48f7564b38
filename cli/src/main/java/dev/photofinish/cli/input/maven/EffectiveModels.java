package dev.photofinish.cli.input.maven;

import dev.photofinish.finding.Problem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.apache.maven.model.Model;
import org.apache.maven.model.building.DefaultModelBuilderFactory;
import org.apache.maven.model.building.DefaultModelBuildingRequest;
import org.apache.maven.model.building.ModelBuilder;
import org.apache.maven.model.building.ModelBuildingException;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.apache.maven.model.building.ModelProblem;

/**
 * The poms of a reactor with parents, properties, profiles and imports worked in.
 *
 * @param models by the poms' files; those that could not be built are missing
 * @param problems why they could not
 */
record EffectiveModels(Map<Path, Model> models, List<Problem> problems) {

  static EffectiveModels of(
      Reactor reactor, OfflineRepository repository, Map<String, String> variables) {
    EffectiveModels effective = new EffectiveModels(new LinkedHashMap<>(), new ArrayList<>());
    ModelBuilder builder = new DefaultModelBuilderFactory().newInstance();
    PomSources sources = new PomSources(reactor, repository);
    for (Path pom : reactor.poms().keySet()) {
      effective.build(builder, request(pom, sources, variables));
    }
    return effective;
  }

  Optional<Model> of(RawPom pom) {
    return Optional.ofNullable(models.get(pom.file()));
  }

  private void build(ModelBuilder builder, ModelBuildingRequest request) {
    Path pom = request.getPomFile().toPath();
    try {
      models.put(pom, builder.build(request).getEffectiveModel());
    } catch (ModelBuildingException e) {
      problems.add(
          new Problem(
              pom.toString(),
              "its dependencies are not known (" + worst(e) + "); build it, or give --classpath",
              false));
    }
  }

  private static String worst(ModelBuildingException problem) {
    return problem.getProblems().stream()
        .filter(each -> each.getSeverity() != ModelProblem.Severity.WARNING)
        .map(ModelProblem::getMessage)
        .findFirst()
        .orElseGet(() -> String.valueOf(problem.getMessage()));
  }

  private static ModelBuildingRequest request(
      Path pom, PomSources sources, Map<String, String> variables) {
    return new DefaultModelBuildingRequest()
        .setPomFile(pom.toFile())
        .setModelResolver(sources)
        .setSystemProperties(properties(variables))
        .setProcessPlugins(false)
        .setValidationLevel(ModelBuildingRequest.VALIDATION_LEVEL_MINIMAL);
  }

  private static Properties properties(Map<String, String> variables) {
    Properties properties = new Properties();
    System.getProperties()
        .stringPropertyNames()
        .forEach(name -> properties.setProperty(name, System.getProperty(name)));
    variables.forEach((name, value) -> properties.setProperty("env." + name, value));
    return properties;
  }
}
