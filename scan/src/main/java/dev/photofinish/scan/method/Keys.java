package dev.photofinish.scan.method;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.scan.domain.MethodKey;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** One key for each method, so that summaries share them. Safe for many threads. */
public final class Keys {

  private final ConcurrentMap<MethodModel, MethodKey> known = new ConcurrentHashMap<>(4096);

  MethodKey of(MethodModel method) {
    MethodKey key = known.get(method);
    if (key == null) {
      key = MethodKey.of(method);
      known.put(method, key);
    }
    return key;
  }
}
