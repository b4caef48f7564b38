package dev.photofinish.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * This field may be used, or this method be called, only while the named lock is held. Photofinish
 * checks every use of the field.
 *
 * <pre>{@code
 * private final Object lock = new Object();
 *
 * @GuardedBy("lock")
 * private long balance;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD})
public @interface GuardedBy {

  /**
   * The lock as the code names it: {@code this}, a field or a method without parameters ({@code
   * lock}, {@code this.lock}, {@code lock()}), {@code Outer.this}, {@code Bank.class}, or {@code
   * itself} for a field that holds its own lock.
   */
  String value();
}
