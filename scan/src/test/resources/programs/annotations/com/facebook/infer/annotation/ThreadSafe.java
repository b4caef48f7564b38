package com.facebook.infer.annotation;

public @interface ThreadSafe {
  boolean enableChecks() default true;
}
