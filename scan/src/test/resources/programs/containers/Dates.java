package containers;

import java.text.NumberFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import javax.annotation.concurrent.ThreadSafe;

/** Formats and calendars keep their state in themselves; the newer ones do not. */
@ThreadSafe
class Dates {

  private static final SimpleDateFormat DAY = new SimpleDateFormat("yyyy-MM-dd");
  private static final DateTimeFormatter ISO = DateTimeFormatter.ISO_LOCAL_DATE;
  private static final ThreadLocal<SimpleDateFormat> OWN =
      ThreadLocal.withInitial(() -> new SimpleDateFormat("HH:mm"));

  private final NumberFormat cents = NumberFormat.getInstance();
  private final Calendar calendar = new GregorianCalendar();
  private final Date last = new Date();

  static String day(Date date) {
    return DAY.format(date); // race: Dates.DAY write
  }

  static Date parse(String text) throws ParseException {
    return DAY.parse(text); // race: Dates.DAY write
  }

  static String daySafely(Date date) {
    return new SimpleDateFormat("yyyy-MM-dd").format(date);
  }

  static String time(Date date) {
    return OWN.get().format(date);
  }

  static LocalDate iso(String text) {
    return LocalDate.parse(text, ISO);
  }

  String money(long amount) {
    return cents.format(amount); // race: Dates.cents write
  }

  int nextYear(Date date) {
    calendar.setTime(date); // race: Dates.calendar write
    calendar.add(Calendar.YEAR, 1); // race: Dates.calendar write
    return calendar.get(Calendar.YEAR); // race: Dates.calendar
  }

  void touch(long now) {
    last.setTime(now); // race: Dates.last write
  }

  long last() {
    return last.getTime(); // race: Dates.last read
  }
}
