package dev.photofinish.record.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SiteCacheTest {

  private static final int SITE = 77;

  private final Numbers numbers = new Numbers(new AtomicLong(4));
  private final SiteCache cache = new SiteCache(numbers, true);

  @Test
  void anArrayThatIsUsedAgainIsKnownToBeLocal() {
    int[] array = new int[1];
    useOften(array);

    assertThat(cache.isLocal(array, SITE)).isTrue();
    assertThat(cache.isLocal(new int[1], SITE)).isFalse();
  }

  @Test
  void onceItIsPublishedItIsNotLocalAnywhere() {
    int[] array = new int[1];
    useOften(array);
    for (int i = 0; i < 100; i++) {
      cache.numberOf(array, SITE + 1);
    }
    numbers.add(array);
    cache.publish(array);

    assertThat(cache.isLocal(array, SITE)).isFalse();
    assertThat(cache.isLocal(array, SITE + 1)).isFalse();
    assertThat(cache.numberOf(array, SITE)).isEqualTo(5);
    assertThat(cache.numberOf(array, SITE)).isEqualTo(5);
  }

  @Test
  void arraysOfDifferentNumbersAreTakenApart() {
    int[] one = new int[1];
    int[] other = new int[1];
    numbers.add(one);
    numbers.add(other);

    assertThat(cache.numberOf(one, SITE)).isEqualTo(5);
    assertThat(cache.numberOf(other, SITE)).isEqualTo(6);
    assertThat(cache.numberOf(one, SITE)).isEqualTo(5);
  }

  @Test
  void nothingIsHeldThatOthersKnow() throws Exception {
    Object lock = new Object();
    numbers.add(lock);
    assertThat(cache.find(lock, SITE)).isEqualTo(5);
    assertThat(cache.known(lock, SITE)).isEqualTo(5);
    assertThat(cache.known(new Object(), SITE)).isZero();
    WeakReference<Object> reference = new WeakReference<>(lock);
    lock = null;

    for (int i = 0; i < 100 && reference.get() != null; i++) {
      System.gc();
    }

    assertThat(reference.get()).isNull();
  }

  @Test
  void whatIsClearedIsLookedUpAgain() {
    int[] array = new int[1];
    useOften(array);
    cache.clear();

    assertThat(cache.isLocal(array, SITE)).isFalse();
    assertThat(cache.numberOf(array, SITE)).isZero();
  }

  private void useOften(Object array) {
    for (int i = 0; i < 100; i++) {
      assertThat(cache.numberOf(array, SITE)).isZero();
    }
  }
}
