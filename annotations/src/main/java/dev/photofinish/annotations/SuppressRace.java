package dev.photofinish.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Races on this field, or with an access in this method, constructor or class, are known and not to
 * be reported. A class covers the classes inside it.
 *
 * <pre>{@code
 * @SuppressRace(reason = "statistics only, may be off by a few")
 * private long hits;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.CONSTRUCTOR, ElementType.FIELD})
public @interface SuppressRace {

  /** Why the race does no harm, or why it cannot happen. If it is blank, nothing is suppressed. */
  String reason();
}
