/** Finds and reads class files, and parses all but their code. Internal to this module. */
@NullMarked
package dev.photofinish.ir.load;

import org.jspecify.annotations.NullMarked;
