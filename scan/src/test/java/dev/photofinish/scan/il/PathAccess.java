package dev.photofinish.scan.il;

import dev.photofinish.finding.AccessKind;

/** A read or write of the address of a path. */
record PathAccess(AccessKind kind, Exp path) {}
