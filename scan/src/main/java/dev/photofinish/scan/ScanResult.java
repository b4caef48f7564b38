package dev.photofinish.scan;

import dev.photofinish.finding.Race;
import java.util.List;

/**
 * What a scan found.
 *
 * @param races in the order of reports
 * @param classes how many classes were analysed
 * @param methods how many methods were analysed
 */
public record ScanResult(List<Race> races, int classes, int methods) {

  public ScanResult {
    races = races.stream().sorted(Race.REPORT_ORDER).toList();
  }
}
