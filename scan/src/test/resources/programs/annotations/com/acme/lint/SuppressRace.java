package com.acme.lint;

public @interface SuppressRace {
  String value();
}
