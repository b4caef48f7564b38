@NullMarked
package dev.photofinish.scan;

import org.jspecify.annotations.NullMarked;
