package dev.photofinish.scan;

import dev.photofinish.finding.Race;
import dev.photofinish.finding.UselessSuppression;
import java.util.List;

/**
 * What a scan found.
 *
 * @param races in the order of reports
 * @param useless annotations that suppressed nothing, in the order of reports
 * @param classes how many classes were analysed
 * @param methods how many methods were analysed
 */
public record ScanResult(
    List<Race> races, List<UselessSuppression> useless, int classes, int methods) {

  public ScanResult {
    races = races.stream().sorted(Race.REPORT_ORDER).toList();
    useless = useless.stream().sorted(UselessSuppression.REPORT_ORDER).toList();
  }
}
