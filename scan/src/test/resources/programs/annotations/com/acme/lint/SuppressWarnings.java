package com.acme.lint;

public @interface SuppressWarnings {
  String[] value();
}
