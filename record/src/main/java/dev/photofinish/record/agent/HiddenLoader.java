package dev.photofinish.record.agent;

import java.net.URL;
import java.net.URLClassLoader;
import java.security.AllPermission;
import java.security.CodeSource;
import java.security.PermissionCollection;
import java.security.Permissions;

/**
 * Loads what the program must not see. Its parent knows the platform and the runtime, and nothing
 * of the program.
 */
final class HiddenLoader extends URLClassLoader {

  HiddenLoader(URL... urls) {
    super("photofinish", urls, ClassLoader.getPlatformClassLoader());
  }

  /** All, whatever the program's policy says: that knows nothing of us. */
  @Override
  protected PermissionCollection getPermissions(CodeSource source) {
    PermissionCollection all = new Permissions();
    all.add(new AllPermission());
    return all;
  }
}
