package dev.photofinish.cli.input.maven;

import java.util.Map;
import org.eclipse.aether.spi.connector.transport.TransporterFactory;
import org.eclipse.aether.supplier.RepositorySystemSupplier;
import org.eclipse.aether.transport.http.ChecksumExtractor;

/** Maven's repository system without anything that could reach the network. */
final class OfflineSystem extends RepositorySystemSupplier {

  @Override
  protected Map<String, ChecksumExtractor> getChecksumExtractors() {
    return Map.of();
  }

  @Override
  protected Map<String, TransporterFactory> getTransporterFactories(
      Map<String, ChecksumExtractor> extractors) {
    return Map.of();
  }
}
