package dev.photofinish.ir;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/**
 * A list that never changes. There is one class of it: a caller that says so in its types gets at
 * the elements without looking for the method to call, which costs more than the call itself where
 * lists have one element or none.
 */
public final class FixedList<T> extends AbstractList<T> implements RandomAccess {

  private static final FixedList<?> EMPTY = new FixedList<>(new Object[0]);

  private final Object[] elements;

  private FixedList(Object[] elements) {
    this.elements = elements;
  }

  @SuppressWarnings("unchecked") // There is nothing in it.
  public static <T> FixedList<T> of() {
    return (FixedList<T>) EMPTY;
  }

  public static <T> FixedList<T> of(T only) {
    return new FixedList<>(new Object[] {only});
  }

  /** The elements of an array, which nobody may change afterwards. */
  public static <T> FixedList<T> over(T[] elements) {
    return elements.length == 0 ? of() : new FixedList<>(elements);
  }

  /** The elements of a collection, as they are now. */
  public static <T> FixedList<T> copyOf(Collection<? extends T> elements) {
    if (elements instanceof FixedList<? extends T> fixed) {
      return unchanged(fixed);
    }
    return elements.isEmpty() ? of() : new FixedList<>(elements.toArray());
  }

  @SuppressWarnings("unchecked") // What is never written to may be read as what it extends.
  private static <T> FixedList<T> unchanged(FixedList<? extends T> list) {
    return (FixedList<T>) list;
  }

  @Override
  @SuppressWarnings("unchecked") // Nothing else was put in.
  public T get(int index) {
    return (T) elements[index];
  }

  @Override
  public int size() {
    return elements.length;
  }

  @Override
  public boolean isEmpty() {
    return elements.length == 0;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof FixedList<?> list
            ? Arrays.equals(elements, list.elements)
            : super.equals(other));
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(elements);
  }

  @Override
  public int indexOf(Object wanted) {
    for (int i = 0; i < elements.length; i++) {
      if (elements[i].equals(wanted)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean contains(Object wanted) {
    return indexOf(wanted) >= 0;
  }

  @Override
  public Object[] toArray() {
    return Arrays.copyOf(elements, elements.length, Object[].class);
  }

  @Override
  public Iterator<T> iterator() {
    return new Elements();
  }

  private final class Elements implements Iterator<T> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < elements.length;
    }

    @Override
    public T next() {
      if (next >= elements.length) {
        throw new NoSuchElementException();
      }
      return get(next++);
    }
  }
}
