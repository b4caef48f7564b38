package dev.photofinish.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The caller alone has what this method returns, as if it had just made it: nobody else uses it
 * until the caller hands it on.
 *
 * <pre>{@code
 * @ReturnsOwnership
 * Buffer take() { ... }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface ReturnsOwnership {}
