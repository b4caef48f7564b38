package com.facebook.infer.annotation;

public @interface ThreadConfined {
  String value();
}
