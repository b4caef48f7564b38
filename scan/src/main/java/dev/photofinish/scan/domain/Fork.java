package dev.photofinish.scan.domain;

import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A place where a method hands code to another thread.
 *
 * @param site the call that hands it over
 * @param target the method that then runs there
 * @param repeated whether several threads run it at once
 * @param executor the field that holds what runs it, if there is one
 * @param serial whether what runs it runs one task at a time, by its type
 * @param joined whether it is over when the method returns that the summary is of
 */
public record Fork(
    Site site,
    MethodKey target,
    boolean repeated,
    Step.@Nullable Field executor,
    boolean serial,
    boolean joined) {

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Fork fork
            && repeated == fork.repeated
            && serial == fork.serial
            && joined == fork.joined
            && site.equals(fork.site)
            && target.equals(fork.target)
            && Objects.equals(executor, fork.executor));
  }

  @Override
  public int hashCode() {
    return 31 * site.hashCode() + target.hashCode();
  }

  /** The same, over or not when the method returns. */
  public Fork withJoined(boolean known) {
    return known == joined ? this : new Fork(site, target, repeated, executor, serial, known);
  }

  /** Forks, with more known of them. */
  public static Set<Fork> all(Set<Fork> forks, UnaryOperator<Fork> known) {
    if (forks.isEmpty()) {
      return forks;
    }
    Set<Fork> all = new LinkedHashSet<>();
    forks.forEach(fork -> all.add(known.apply(fork)));
    return all;
  }

  /** The same, with what came before over when it is started again. */
  public Fork oneByOne() {
    return repeated ? new Fork(site, target, false, executor, serial, joined) : this;
  }
}
