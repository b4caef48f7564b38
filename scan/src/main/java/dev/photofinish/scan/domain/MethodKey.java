package dev.photofinish.scan.domain;

import dev.photofinish.ir.MethodModel;
import java.util.List;

/**
 * A method, named so that it means the same in every run.
 *
 * @param owner the class that declares it, as an internal name
 * @param descriptor as class files write it
 */
public record MethodKey(String owner, String name, String descriptor)
    implements Comparable<MethodKey> {

  public static MethodKey of(MethodModel method) {
    return new MethodKey(method.owner().name(), method.name(), method.descriptor().text());
  }

  /** Whether it is the key of a method: a question that costs less than the key. */
  public boolean isOf(MethodModel method) {
    return name.equals(method.name())
        && owner.equals(method.owner().name())
        && descriptor.equals(method.descriptor().text());
  }

  /** Whether one of some keys is that of a method. */
  public static boolean contains(List<MethodKey> keys, MethodModel method) {
    for (int i = 0; i < keys.size(); i++) {
      if (keys.get(i).isOf(method)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof MethodKey key
            && name.equals(key.name)
            && owner.equals(key.owner)
            && descriptor.equals(key.descriptor));
  }

  /** Strings know their hashes; overloads are rare enough to share one. */
  @Override
  public int hashCode() {
    return 31 * owner.hashCode() + name.hashCode();
  }

  @Override
  public int compareTo(MethodKey other) {
    int byOwner = owner.compareTo(other.owner);
    int byName = byOwner != 0 ? byOwner : name.compareTo(other.name);
    return byName != 0 ? byName : descriptor.compareTo(other.descriptor);
  }
}
