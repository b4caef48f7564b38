package dev.photofinish.models;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * All rules of one level: those that are built in, or those of one file of the user's. Blocks are
 * read when they are first needed. Safe for many threads.
 */
final class RuleLayer {

  private final BlockIndex index;
  private final BlockParser parser = new BlockParser();
  private final ConcurrentMap<FileBlock, TypeBlock> parsed = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, Optional<TypeRules>> byName = new ConcurrentHashMap<>();
  private volatile @Nullable List<TypeRules> patterns;
  private volatile @Nullable AnnotationRules annotations;

  RuleLayer(BlockIndex index) {
    this.index = index;
  }

  /** Reads everything, so that mistakes are told at once. */
  void readAll() throws ModelFileException {
    for (FileBlock block : index.types()) {
      parsed(block);
    }
    for (String name : index.typeNames()) {
      build(new TypePattern(TypePattern.Kind.EXACT, name), index.ofType(name));
    }
    readPatterns();
    AnnotationRules.parse(index.annotations());
  }

  /** The rules for a type's own name, then those of patterns that it matches. */
  void addRulesOf(String internalName, Collection<TypeRules> found) {
    exact(internalName).ifPresent(found::add);
    for (TypeRules rules : patterns()) {
      if (rules.type().matches(internalName)) {
        found.add(rules);
      }
    }
  }

  private Optional<TypeRules> exact(String name) {
    List<FileBlock> blocks = index.ofType(name);
    if (blocks.isEmpty()) {
      return Optional.empty();
    }
    Optional<TypeRules> known = byName.get(name);
    if (known == null) {
      known = Optional.of(buildChecked(name, blocks));
      byName.put(name, known);
    }
    return known;
  }

  private TypeRules buildChecked(String name, List<FileBlock> blocks) {
    try {
      return build(new TypePattern(TypePattern.Kind.EXACT, name), blocks);
    } catch (ModelFileException e) {
      throw mistakeFoundLate(e);
    }
  }

  /** A user's file is read as a whole first, and tests do the same to the built-in ones. */
  private static IllegalStateException mistakeFoundLate(ModelFileException e) {
    return new IllegalStateException("a built-in model file has a mistake", e);
  }

  private TypeRules build(TypePattern type, List<FileBlock> blocks) throws ModelFileException {
    TypeRulesBuilder builder = new TypeRulesBuilder(type);
    for (FileBlock block : blocks) {
      builder.add(parsed(block));
    }
    return builder.build();
  }

  private TypeBlock parsed(FileBlock block) throws ModelFileException {
    TypeBlock known = parsed.get(block);
    if (known == null) {
      known = parser.type(block);
      parsed.put(block, known);
    }
    return known;
  }

  private List<TypeRules> patterns() {
    List<TypeRules> known = patterns;
    if (known == null) {
      try {
        known = readPatterns();
      } catch (ModelFileException e) {
        throw mistakeFoundLate(e);
      }
      patterns = known;
    }
    return known;
  }

  private List<TypeRules> readPatterns() throws ModelFileException {
    List<TypeRules> rules = new ArrayList<>();
    List<TypePattern> seen = new ArrayList<>();
    for (FileBlock block : index.withPatterns()) {
      for (TypePattern type : parsed(block).header().types()) {
        if (!type.isExact() && !seen.contains(type)) {
          seen.add(type);
          rules.add(build(type, blocksOf(type)));
        }
      }
    }
    return List.copyOf(rules);
  }

  private List<FileBlock> blocksOf(TypePattern type) throws ModelFileException {
    List<FileBlock> blocks = new ArrayList<>();
    for (FileBlock block : index.withPatterns()) {
      if (parsed(block).header().types().contains(type)) {
        blocks.add(block);
      }
    }
    return blocks;
  }

  /** The rules for an annotation by its full name; if there is none, those by its simple name. */
  List<AnnotationRule> annotation(String type, String simpleName) {
    AnnotationRules known = annotations;
    if (known == null) {
      try {
        known = AnnotationRules.parse(index.annotations());
      } catch (ModelFileException e) {
        throw mistakeFoundLate(e);
      }
      annotations = known;
    }
    return known.of(type, simpleName);
  }

  /** The rules of all types that are named in full. */
  List<TypeRules> types() {
    List<TypeRules> all = new ArrayList<>();
    index.typeNames().forEach(name -> all.add(buildChecked(name, index.ofType(name))));
    return all;
  }
}
