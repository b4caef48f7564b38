@NullMarked
package dev.photofinish.scan.store;

import org.jspecify.annotations.NullMarked;
