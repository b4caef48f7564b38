/**
 * What starts the recording inside of the program's virtual machine. Loaded by the bootstrap
 * loader, like the runtime.
 */
@NullMarked
package dev.photofinish.record.agent;

import org.jspecify.annotations.NullMarked;
