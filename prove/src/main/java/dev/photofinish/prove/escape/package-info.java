/** The thread escape analysis (section 2.5): which objects a second thread may see, and when. */
@NullMarked
package dev.photofinish.prove.escape;

import org.jspecify.annotations.NullMarked;
