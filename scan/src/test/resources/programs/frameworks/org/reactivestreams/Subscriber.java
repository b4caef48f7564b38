package org.reactivestreams;

public interface Subscriber<T> {
  void onNext(T t);

  void onComplete();
}
