package dev.photofinish.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Only one thread at a time may use an object of this class, even if a super type is {@link
 * ThreadSafe}.
 *
 * <pre>{@code
 * @NotThreadSafe
 * class LocalCache extends Cache { ... }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface NotThreadSafe {}
