@NullMarked
package dev.photofinish.scan.report;

import org.jspecify.annotations.NullMarked;
