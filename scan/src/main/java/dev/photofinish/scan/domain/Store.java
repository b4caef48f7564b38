package dev.photofinish.scan.domain;

/**
 * That a method puts what one path leads to where another path leads, so that a caller knows what
 * its new objects hold and who else knows them.
 */
public record Store(Path target, Reach value) {}
