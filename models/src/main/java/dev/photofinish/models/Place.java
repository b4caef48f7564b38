package dev.photofinish.models;

/** What an annotation stands on. */
public enum Place {
  CLASS,
  METHOD,
  FIELD,
  PARAMETER
}
