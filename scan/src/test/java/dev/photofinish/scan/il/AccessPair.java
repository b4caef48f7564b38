package dev.photofinish.scan.il;

/** Two accesses, each by a thread of its own, that are claimed to race. */
public record AccessPair(AccessPoint first, AccessPoint second) {}
