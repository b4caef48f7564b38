package dev.photofinish.record;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;

/** Where classes of ours and of our libraries come from: a jar, or a folder while it is built. */
final class CodePlace {

  private CodePlace() {}

  static Path of(Class<?> type) {
    return Path.of(address(type));
  }

  static URI address(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new IllegalStateException(type + " does not come from a jar or folder");
    }
    try {
      return source.getLocation().toURI();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
