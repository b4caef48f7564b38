package dev.photofinish.scan.domain;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A place where a method hands code to another thread.
 *
 * @param site the call that hands it over
 * @param target the method that then runs there
 * @param repeated whether several threads run it at once
 * @param executor the field that holds what runs it, if there is one
 * @param serial whether what runs it runs one task at a time, by its type
 */
public record Fork(
    Site site, MethodKey target, boolean repeated, Step.@Nullable Field executor, boolean serial) {

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Fork fork
            && repeated == fork.repeated
            && serial == fork.serial
            && site.equals(fork.site)
            && target.equals(fork.target)
            && Objects.equals(executor, fork.executor));
  }

  @Override
  public int hashCode() {
    return 31 * site.hashCode() + target.hashCode();
  }
}
