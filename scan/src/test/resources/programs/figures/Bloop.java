package figures;

class Bloop {
  public int f = 1;
}
