package dev.photofinish.prove.report;

import dev.photofinish.finding.Location;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.prove.code.ProgramField;
import dev.photofinish.prove.heap.ObjectSet;
import dev.photofinish.prove.heap.Site;
import dev.photofinish.prove.points.PointsTo;
import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Names memory as the contract does. */
final class Locations {

  private final PointsTo points;
  private final Hidden hidden;
  private final Holders holders;
  private final Int2ObjectOpenHashMap<Optional<Location>> known = new Int2ObjectOpenHashMap<>();

  Locations(PointsTo points, Hidden hidden) {
    this.points = points;
    this.hidden = hidden;
    this.holders = new Holders(points, hidden);
  }

  /** Whether a field of different objects has different names. */
  boolean dependsOnObject(ProgramField field) {
    var model = field.model();
    return field.isHypothetical()
        || (!field.isStatic() && model != null && !hidden.isApplication(model.owner()));
  }

  /**
   * The memory that a field of some objects is, by its names. What is wholly the platform's own has
   * none.
   */
  Map<Location, ObjectSet> of(ProgramField field, ObjectSet objects) {
    Map<Location, ObjectSet> found = new LinkedHashMap<>();
    if (dependsOnObject(field)) {
      objects.forEach(
          each ->
              contentsOf(each)
                  .ifPresent(
                      name -> found.computeIfAbsent(name, none -> new ObjectSet()).add(each)));
    } else if (!isOfPlatform(field)) {
      found.put(new Location.OfField(field.className(), field.name()), objects);
    }
    return found;
  }

  /** A static field of the platform, whose code is analysed. */
  private boolean isOfPlatform(ProgramField field) {
    var model = field.model();
    return points.hasRealPlatform() && model != null && model.owner().isPlatform();
  }

  private Optional<Location> contentsOf(int object) {
    Optional<Location> location = known.get(object);
    if (location == null) {
      location = find(object);
      known.put(object, location);
    }
    return location;
  }

  private Optional<Location> find(int object) {
    return holders
        .of(object)
        .<Location>map(
            field -> new Location.OfContents(new Location.OfField(field.className(), field.name())))
        .or(
            () ->
                holders.owner(object).stream()
                    .mapToObj(owner -> allocation(points.object(owner).site()))
                    .findFirst());
  }

  private static Location allocation(Site site) {
    MethodModel method = site.method();
    return method == null
        ? new Location.OfField(
            ClassNames.toBinary(site.described().internalName()),
            site.kind() == Site.Kind.CLASS ? "class" : "contents")
        : new Location.OfAllocation(Places.name(method), site.line());
  }
}
