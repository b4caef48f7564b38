/** Which methods call which, and the order in which they are analysed: callees first. */
@NullMarked
package dev.photofinish.scan.order;

import org.jspecify.annotations.NullMarked;
