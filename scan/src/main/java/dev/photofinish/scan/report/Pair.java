package dev.photofinish.scan.report;

import dev.photofinish.finding.Verdict;

/** Two accesses that race. */
record Pair(Candidate one, Candidate other, Verdict verdict) {}
