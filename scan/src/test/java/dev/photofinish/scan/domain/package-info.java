@NullMarked
package dev.photofinish.scan.domain;

import org.jspecify.annotations.NullMarked;
