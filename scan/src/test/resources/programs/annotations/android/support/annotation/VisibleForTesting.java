package android.support.annotation;

public @interface VisibleForTesting {
  int otherwise() default 2;
}
