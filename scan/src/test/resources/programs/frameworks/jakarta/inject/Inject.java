package jakarta.inject;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Stands in for the annotation of the framework. */
@Retention(RetentionPolicy.RUNTIME)
public @interface Inject {}
