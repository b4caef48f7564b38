package com.google.errorprone.annotations;

public @interface Immutable {}
