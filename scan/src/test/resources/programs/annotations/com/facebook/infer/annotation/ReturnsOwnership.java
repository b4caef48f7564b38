package com.facebook.infer.annotation;

public @interface ReturnsOwnership {}
