package dev.photofinish.prove.figures;

import dev.photofinish.prove.ProveOptions;
import dev.photofinish.prove.ProveOptions.LockAnalysis;

/** The program of figure 2.1. */
final class RunningExample {

  private static final String SOURCE =
      """
      public class T extends java.lang.Thread {
        public static void main(String[] a) {
          B v1 = new B(); // h1, i1
          B v2 = new B(); // h2, i2
          for (int i = 0; i < a.length; i++) {
            T v3 = new T(v1, v2); // h3, i3
            v3.start(); // i4
          }
          while (v1.get() == 0) { // i5
            synchronized (v2) { // l1
              v2.set(a.length); // i6
            }
          }
        }
        private B f1, f2;
        public T(B v4, B v5) {
          this.f1 = v4; // e1
          this.f2 = v5; // e2
        }
        public void run() {
          B v6 = this.f1; // e3
          B v7 = this.f2; // e4
          synchronized (v7) { // l2
            int x = v7.get(); // i7
          }
          v6.set(1); // i8
        }
      }
      class B {
        private A f3;
        public B() {
          A v8 = new A(); // h4, i9
          this.f3 = v8; // e5
        }
        public int get() {
          A v9 = this.f3; // e6
          return v9.get(); // i10
        }
        public void set(int i) {
          A v10 = this.f3; // e7
          v10.set(i); // i11
        }
      }
      class A {
        private int f4;
        public A() {
          this.f4 = 0; // e8
        }
        public int get() {
          return this.f4; // e9
        }
        public void set(int i) {
          this.f4 = i; // e10
        }
      }
      """;

  private RunningExample() {}

  /** Analysed with k = 2. */
  static Figure with(LockAnalysis locks) throws Exception {
    return Figure.of(SOURCE, ProveOptions.of("T").withK(2).withLocks(locks));
  }
}
