package dev.photofinish.ir;

import java.util.List;
import java.util.Optional;

/** What a class file says of a method beside its name, type and code. */
record MethodAttributes(
    List<AnnotationModel> annotations,
    List<List<AnnotationModel>> annotationsByParameter,
    List<String> parameterNames,
    List<String> exceptions) {

  static final MethodAttributes NONE =
      new MethodAttributes(List.of(), List.of(), List.of(), List.of());

  MethodAttributes {
    annotations = List.copyOf(annotations);
    annotationsByParameter =
        annotationsByParameter.isEmpty()
            ? List.of()
            : annotationsByParameter.stream().map(List::copyOf).toList();
    parameterNames = List.copyOf(parameterNames);
    exceptions = List.copyOf(exceptions);
  }

  List<AnnotationModel> parameterAnnotations(int parameter) {
    return parameter < annotationsByParameter.size()
        ? annotationsByParameter.get(parameter)
        : List.of();
  }

  Optional<String> parameterName(int parameter) {
    return parameter < parameterNames.size() && !parameterNames.get(parameter).isEmpty()
        ? Optional.of(parameterNames.get(parameter))
        : Optional.empty();
  }
}
