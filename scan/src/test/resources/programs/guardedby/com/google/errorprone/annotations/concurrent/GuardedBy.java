package com.google.errorprone.annotations.concurrent;

public @interface GuardedBy {
  String[] value();
}
