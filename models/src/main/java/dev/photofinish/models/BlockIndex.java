package dev.photofinish.models;

import dev.photofinish.ir.ClassNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where in model files types and annotations have their blocks. Reads only the names, as most
 * blocks are never needed: this is on the way of every start of the program.
 */
final class BlockIndex {

  private static final List<String> FIRST_WORDS = List.of("type", "annotation");

  private final Map<String, List<FileBlock>> byType = new HashMap<>();
  private final List<FileBlock> withPatterns = new ArrayList<>();
  private final List<FileBlock> annotations = new ArrayList<>();
  private final List<FileBlock> types = new ArrayList<>();

  /** Adds the blocks of a file. */
  void add(String file, String text) throws ModelFileException {
    int start = -1;
    int startLine = 0;
    int line = 1;
    for (int at = 0; at < text.length(); line++) {
      int end = endOfLine(text, at);
      if (isBeginning(text.charAt(at))) {
        add(file, startLine, text, start, at);
        start = at;
        startLine = line;
      } else if (start < 0) {
        checkIsEmpty(file, line, text.substring(at, end));
      }
      at = end + 1;
    }
    add(file, startLine, text, start, text.length());
  }

  private static int endOfLine(String text, int start) {
    int end = text.indexOf('\n', start);
    return end < 0 ? text.length() : end;
  }

  private static boolean isBeginning(char first) {
    return first != '#' && !Character.isWhitespace(first);
  }

  private static void checkIsEmpty(String file, int line, String text) throws ModelFileException {
    if (!ModelText.content(text).isEmpty()) {
      throw new ModelFileException(
          file, line, "an indented line belongs to a type, and there is none above");
    }
  }

  private void add(String file, int line, String text, int start, int end)
      throws ModelFileException {
    if (start < 0) {
      return;
    }
    FileBlock block = new FileBlock(file, line, text.substring(start, end));
    String header = block.header().text();
    if (header.startsWith("type ")) {
      addType(block, header);
    } else if (header.startsWith("annotation ")) {
      annotations.add(block);
    } else {
      String word = Words.first(header);
      throw new ModelFileException(file, line, Mistake.unknownText("word", word, FIRST_WORDS));
    }
  }

  private void addType(FileBlock block, String header) {
    types.add(block);
    boolean hasPattern = false;
    for (String name : TypeLine.names(header)) {
      if (name.indexOf('*') < 0) {
        addTo(ClassNames.toInternal(name), block);
      } else {
        hasPattern = true;
      }
    }
    if (hasPattern) {
      withPatterns.add(block);
    }
  }

  private void addTo(String type, FileBlock block) {
    List<FileBlock> blocks = byType.get(type);
    if (blocks == null) {
      blocks = new ArrayList<>(1);
      byType.put(type, blocks);
    }
    blocks.add(block);
  }

  /** The blocks that name a type. */
  List<FileBlock> ofType(String internalName) {
    return byType.getOrDefault(internalName, List.of());
  }

  /** The blocks that have a star in one of their names. */
  List<FileBlock> withPatterns() {
    return withPatterns;
  }

  List<FileBlock> annotations() {
    return annotations;
  }

  /** All blocks of types. */
  List<FileBlock> types() {
    return types;
  }

  /** All types that are named in full, by internal name. */
  Iterable<String> typeNames() {
    return byType.keySet();
  }
}
