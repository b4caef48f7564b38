package halflocked;

/** Long and double fields, which may even be read in halves. */
class Odometer {

  private long metres;
  private double average;
  private volatile long volatileMetres;
  private long guardedMetres;
  private float tank;

  synchronized void drive(long distance) {
    metres += distance; // race: Odometer.metres
    average = average * 0.9 + distance * 0.1; // race: Odometer.average
    guardedMetres += distance;
    volatileMetres = guardedMetres;
  }

  long metres() {
    return metres; // race: Odometer.metres
  }

  double average() {
    return average; // race: Odometer.average
  }

  long volatileMetres() {
    return volatileMetres;
  }

  long guardedMetres() {
    synchronized (this) {
      return guardedMetres;
    }
  }

  void fuel(float litres) {
    tank += litres; // race: Odometer.tank
  }

  synchronized float tank() {
    return tank; // race: Odometer.tank
  }
}
