/** From a witness to the few events that replay has to hold threads at. */
@NullMarked
package dev.photofinish.predict.schedule;

import org.jspecify.annotations.NullMarked;
