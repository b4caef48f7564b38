/**
 * What woven code calls while the program runs. It is on the bootstrap class path of the program,
 * so it uses nothing but the JDK and the writing half of {@code trace}, and it is the only place
 * with static state: woven code has nothing else to begin from.
 */
@NullMarked
package dev.photofinish.record.runtime;

import org.jspecify.annotations.NullMarked;
