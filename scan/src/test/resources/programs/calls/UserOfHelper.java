package calls;

/** Uses a part of the helper. */
public class UserOfHelper {
  public Object find(String name) {
    return UnusedHelper.find(name) + "" + UnusedHelper.hits();
  }
}
