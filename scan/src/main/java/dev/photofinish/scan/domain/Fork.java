package dev.photofinish.scan.domain;

/**
 * A place where a method hands code to another thread.
 *
 * @param site the call that hands it over
 * @param target the method that then runs there
 * @param repeated whether several threads run it at once
 */
public record Fork(Site site, MethodKey target, boolean repeated) {}
