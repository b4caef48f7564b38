package dev.photofinish.testbench;

import dev.photofinish.finding.Access;
import dev.photofinish.finding.AccessKind;
import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import java.util.List;

/** An access to a field as the toy engine sees it. */
record ToyAccess(Location.OfField location, AccessKind kind, Frame site, boolean locked) {

  ToyAccess at(Frame caller, boolean callerLocked) {
    return new ToyAccess(location, kind, caller, callerLocked);
  }

  boolean races(ToyAccess other) {
    return location.equals(other.location)
        && (kind == AccessKind.WRITE || other.kind == AccessKind.WRITE)
        && !(locked && other.locked);
  }

  Access toAccess() {
    return new Access(kind, "any", locked ? List.of("some lock") : List.of(), List.of(site));
  }
}
