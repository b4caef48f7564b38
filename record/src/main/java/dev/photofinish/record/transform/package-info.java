/**
 * Hands the classes that the virtual machine loads to the weaver. Loaded, with the weaver and its
 * libraries, by a loader that the program cannot see.
 */
@NullMarked
package dev.photofinish.record.transform;

import org.jspecify.annotations.NullMarked;
