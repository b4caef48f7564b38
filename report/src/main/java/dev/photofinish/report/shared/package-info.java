/** What several renderers share: names, places, snippets and wording. */
@NullMarked
package dev.photofinish.report.shared;

import org.jspecify.annotations.NullMarked;
