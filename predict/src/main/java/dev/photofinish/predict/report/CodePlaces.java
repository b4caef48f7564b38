package dev.photofinish.predict.report;

import dev.photofinish.finding.Frame;
import dev.photofinish.finding.Location;
import dev.photofinish.finding.MethodName;
import dev.photofinish.ir.ClassModel;
import dev.photofinish.ir.ClassNames;
import dev.photofinish.ir.JavaType;
import dev.photofinish.ir.MethodDescriptor;
import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import dev.photofinish.predict.symbolic.CallSite;
import dev.photofinish.trace.AddedCode;
import dev.photofinish.trace.ClassInfo;
import dev.photofinish.trace.Dictionary;
import dev.photofinish.trace.Event;
import dev.photofinish.trace.MethodInfo;
import dev.photofinish.trace.SiteInfo;
import java.util.Optional;

/** The sites of a trace as places in the code of the program. */
final class CodePlaces {

  private final Dictionary dictionary;
  private final Program program;
  private final Origins origins;

  CodePlaces(Dictionary dictionary, Program program) {
    this.dictionary = dictionary;
    this.program = program;
    this.origins = new Origins(program);
  }

  /** Nothing if the dictionary was cut before the site. */
  Optional<Frame> frame(int number) {
    return dictionary.site(number).flatMap(this::frame);
  }

  private Optional<Frame> frame(SiteInfo site) {
    return frame(new CallSite(site.method(), site.index(), site.line()));
  }

  /** Nothing if the dictionary was cut before the method. */
  Optional<Frame> frame(CallSite site) {
    return dictionary
        .method(site.method())
        .flatMap(method -> owner(method).map(owner -> frame(site, method, owner)));
  }

  private Optional<String> owner(MethodInfo method) {
    return dictionary.classOf(method.classNumber()).map(ClassInfo::name);
  }

  private Optional<MethodModel> declared(MethodInfo method, String owner) {
    return program
        .find(ClassNames.toInternal(owner))
        .declaredMethod(method.name(), MethodDescriptor.of(method.descriptor()));
  }

  private Frame frame(CallSite site, MethodInfo method, String owner) {
    ClassModel model = program.find(ClassNames.toInternal(owner));
    MethodDescriptor descriptor = MethodDescriptor.of(method.descriptor());
    int offset =
        site.line() > 0
            ? Frame.NO_OFFSET
            : declared(method, owner)
                .map(known -> known.bytecodeOffset(site.index()).orElse(Frame.NO_OFFSET))
                .orElse(Frame.NO_OFFSET);
    MethodName name = name(owner, method.name(), descriptor);
    return new Frame(name, model.sourcePath().orElse(""), site.line(), offset);
  }

  /** What the agent has added for a method reference counts as a lambda expression. */
  private static MethodName name(String owner, String method, MethodDescriptor descriptor) {
    return new MethodName(
        owner,
        AddedCode.shown(method),
        descriptor.parameters().stream().map(JavaType::sourceName).toList());
  }

  /** What the array or container is called that an event is about, if the code tells. */
  Optional<Location> origin(Event event) {
    return dictionary.site(event.site()).flatMap(site -> origin(site, event));
  }

  private Optional<Location> origin(SiteInfo site, Event event) {
    return dictionary
        .method(site.method())
        .flatMap(method -> owner(method).flatMap(owner -> declared(method, owner)))
        .flatMap(method -> origins.of(method, site.index(), event))
        .map(CodePlaces::location);
  }

  /** What the lock is called that the code at a site takes, if the code tells. */
  Optional<String> lock(int number) {
    return dictionary
        .site(number)
        .flatMap(
            site ->
                dictionary
                    .method(site.method())
                    .flatMap(method -> owner(method).flatMap(owner -> declared(method, owner)))
                    .flatMap(method -> origins.lock(method, site.index())));
  }

  private static Location location(Origins.Origin origin) {
    if (origin instanceof Origins.Origin.OfField of) {
      String owner = ClassNames.toBinary(of.field().owner().name());
      return new Location.OfContents(new Location.OfField(owner, of.field().name()));
    }
    Origins.Origin.OfAllocation of = (Origins.Origin.OfAllocation) origin;
    MethodModel method = of.method();
    String owner = ClassNames.toBinary(method.owner().name());
    return new Location.OfAllocation(
        name(owner, method.name(), method.descriptor()), of.made().line());
  }

  /** The class of a site that is not among the given ones. */
  Optional<String> missingClass(int site) {
    return frame(site)
        .map(frame -> frame.method().className())
        .filter(name -> program.find(ClassNames.toInternal(name)).isMissing());
  }
}
