/** Tests of the harness for libraries. */
@NullMarked
package dev.photofinish.prove.harness;

import org.jspecify.annotations.NullMarked;
