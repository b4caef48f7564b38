package com.google.common.annotations;

public @interface VisibleForTesting {}
