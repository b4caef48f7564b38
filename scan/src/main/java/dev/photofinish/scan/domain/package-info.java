/** What summaries are made of: the abstract values of the analysis, and what each stands for. */
@NullMarked
package dev.photofinish.scan.domain;

import org.jspecify.annotations.NullMarked;
