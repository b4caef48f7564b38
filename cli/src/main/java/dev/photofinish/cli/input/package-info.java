/** From what the user names to class files: folders, jars, Maven and Gradle projects. */
@NullMarked
package dev.photofinish.cli.input;

import org.jspecify.annotations.NullMarked;
