/**
 * Summaries as bytes, for runs that start from what an earlier one knew.
 *
 * <pre>
 *   magic number | version | length | content | checksum of all before
 *                                      |
 *   strings | methods | fields | sites | forks | sets of forks | paths | sets of locks
 *           | lock effects | returned | facts | traces | summaries
 *           | batch: (method, summary), sorted by method
 * </pre>
 *
 * The parts of the content but the last are tables: a count, then the entries. Things are named by
 * their numbers in tables before them; traces, by numbers in the same table, too. Numbers, counts
 * and characters have seven bits in a byte, lowest first; all bytes but the last have the eighth
 * bit set.
 *
 * <p>{@link dev.photofinish.scan.store.SummaryWriter} and {@link
 * dev.photofinish.scan.store.SummaryReader} are the front doors.
 */
@NullMarked
package dev.photofinish.scan.store;

import org.jspecify.annotations.NullMarked;
