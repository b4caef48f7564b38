package figures;

import java.util.ArrayList;
import java.util.List;
import javax.annotation.concurrent.ThreadSafe;

/** RacerDX, section 7.2: the container's field and the container's contents are two things. */
@ThreadSafe
class ContainerAndContents {
  private List<String> arrayList = new ArrayList<>();
  private final List<String> contentsOnly = new ArrayList<>();
  private volatile List<String> published = new ArrayList<>();
  private volatile List<String> replacedOnly = List.of();

  private static List<String> f() {
    return new ArrayList<>();
  }

  void replaceField() {
    this.arrayList = f(); // race: ContainerAndContents.arrayList write
  }

  String readThroughField() {
    return this.arrayList.get(0); // race: ContainerAndContents.arrayList read
  }

  void addContents(String value) {
    contentsOnly.add(value); // race: ContainerAndContents.contentsOnly write
  }

  synchronized int size() {
    return contentsOnly.size(); // race: ContainerAndContents.contentsOnly read
  }

  // volatile protects the field, not what is in the list.
  void addToPublished(String value) {
    published.add(value); // race: ContainerAndContents.published write
  }

  void replaceWhole() {
    replacedOnly = f();
  }

  String readReplaced() {
    return replacedOnly.get(0);
  }
}
