package dev.photofinish.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Many threads may use this class and its subclasses, or call this method, at the same time; so its
 * races are worth a report even if nothing else in the code speaks of threads.
 *
 * <pre>{@code
 * @ThreadSafe
 * class Cache { ... }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface ThreadSafe {}
