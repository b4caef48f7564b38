/**
 * What programs can tell Photofinish about themselves. The annotations stay in class files but are
 * not loaded when the program runs, and need nothing but the JDK.
 */
package dev.photofinish.annotations;
