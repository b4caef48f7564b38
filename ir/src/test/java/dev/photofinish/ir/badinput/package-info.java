/** Inputs that are broken, hostile or extreme: reported, never fatal. */
@NullMarked
package dev.photofinish.ir.badinput;

import org.jspecify.annotations.NullMarked;
