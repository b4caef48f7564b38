package dev.photofinish.ir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

final class FixedListTest {

  @Test
  void isEqualToAnyListOfTheSame() {
    List<String> list = List.of("a", "b", "a");
    FixedList<String> fixed = FixedList.copyOf(list);
    assertThat(fixed).isEqualTo(list).isEqualTo(FixedList.copyOf(new ArrayList<>(list)));
    assertThat(list).isEqualTo(fixed);
    assertThat(fixed.hashCode()).isEqualTo(list.hashCode());
    assertThat(fixed).isNotEqualTo(FixedList.of("a")).isNotEqualTo(List.of("a", "b", "b"));
    assertThat(FixedList.of()).isEqualTo(List.of());
  }

  @Test
  void keepsWhatWasThereWhenItWasMade() {
    List<String> list = new ArrayList<>(List.of("a"));
    FixedList<String> fixed = FixedList.copyOf(list);
    list.set(0, "b");
    assertThat(fixed).containsExactly("a");
    fixed.toArray()[0] = "c";
    assertThat(fixed).containsExactly("a");
  }

  @Test
  void doesNotChange() {
    FixedList<String> fixed = FixedList.of("a");
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> fixed.add("b"));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> fixed.set(0, "b"));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> fixed.removeIf("a"::equals));
  }

  @Test
  void isNotCopiedTwice() {
    FixedList<String> fixed = FixedList.over(new String[] {"a", "b"});
    assertThat(FixedList.<CharSequence>copyOf(fixed)).isSameAs(fixed);
    assertThat(FixedList.over(new String[0])).isSameAs(FixedList.of());
  }

  @Test
  void finds() {
    FixedList<String> fixed = FixedList.copyOf(List.of("a", "b", "b"));
    assertThat(fixed.indexOf("b")).isEqualTo(1);
    assertThat(fixed.lastIndexOf("b")).isEqualTo(2);
    assertThat(fixed.contains("c")).isFalse();
    assertThat(fixed.stream().map(String::toUpperCase)).containsExactly("A", "B", "B");
  }

  @Test
  void ends() {
    Iterator<String> only = FixedList.of("a").iterator();
    assertThat(only.next()).isEqualTo("a");
    assertThat(only.hasNext()).isFalse();
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(only::next);
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> FixedList.of("a").get(1));
  }
}
