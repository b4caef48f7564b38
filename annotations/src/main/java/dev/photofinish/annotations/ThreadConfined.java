package dev.photofinish.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Only one thread uses this field or objects of this class, or calls this method. Photofinish
 * believes it, unless the code itself hands the access to another thread.
 *
 * <pre>{@code
 * @ThreadConfined("main")
 * private int selectedRow;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
public @interface ThreadConfined {

  /** The thread's name, for readers of the code; Photofinish does not compare names. */
  String value();
}
