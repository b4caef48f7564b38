package dev.photofinish.cli.suppress;

import dev.photofinish.finding.Findings;
import java.util.Optional;

/**
 * What is left of the findings of a run.
 *
 * @param findings without the races that the user knows, and with notices of what is out of date
 * @param known how many races the baseline left out, in words, if there is a baseline
 */
public record Selection(Findings findings, Optional<String> known) {}
