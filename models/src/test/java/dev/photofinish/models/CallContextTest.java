package dev.photofinish.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.photofinish.ir.MethodModel;
import dev.photofinish.ir.Program;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How frameworks call methods. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CallContextTest {

  private static final String SERVLET =
      """
      package javax.servlet;
      public class GenericServlet {
        public void init() { }
        public void destroy() { }
        public void service(String request) { }
      }
      """;

  private static final String ACTIVITY =
      """
      package android.app;
      public class Activity {
        protected void onCreate(String state) { }
      }
      """;

  private static final String ANNOTATIONS =
      """
      package org.springframework.stereotype;
      public @interface Service { }
      """;

  private static final String SCHEDULED =
      """
      package org.springframework.scheduling.annotation;
      public @interface Scheduled { }
      """;

  private static final String SAMPLES =
      """
      package p;
      @interface PostConstruct { }
      @interface UiThread { }
      @interface WorkerThread { }
      @interface AnyThread { }

      class Hello extends javax.servlet.GenericServlet {
        @Override public void init() { }
        @Override public void service(String request) { }
        public int more() { return 1; }
        private void secret() { }
        static void helper() { }
      }
      class Screen extends android.app.Activity {
        @Override protected void onCreate(String state) { }
        void onDone() { }
      }
      @org.springframework.stereotype.Service class Bean {
        @PostConstruct private void start() { }
        @org.springframework.scheduling.annotation.Scheduled void tick() { }
        public void use() { }
      }
      class Base { public void inherited() { } }
      @org.springframework.stereotype.Service class Derived extends Base { }
      class Loader extends Thread { @Override public void run() { } }
      class Worker extends javax.swing.SwingWorker<String, String> {
        @Override protected String doInBackground() { return ""; }
        @Override protected void done() { }
      }
      interface Callback { @WorkerThread void call(String s); void other(); }
      class Impl implements Callback { public void call(String s) { } public void other() { } }
      @UiThread class View { void draw() { } @AnyThread void post() { } }
      class Plain { public void m() { } }
      """;

  private static final String[] SOURCES = {SERVLET, ACTIVITY, ANNOTATIONS, SCHEDULED, SAMPLES};

  @TempDir Path folder;

  private final Program program = Fixture.program(SOURCES);
  private final LibraryFacts facts = Models.builtIn().in(program);

  @AfterAll
  void close() throws Exception {
    program.close();
  }

  private CallContext context(LibraryFacts known, Program where, String type, String method) {
    return known.calledBy(Fixture.method(where, type, method));
  }

  @ParameterizedTest
  @CsvSource({
    "p.Hello, service, CONCURRENT",
    "p.Hello, more, CONCURRENT",
    "p.Hello, init, ALONE",
    "p.Hello, secret, NONE",
    "p.Hello, helper, NONE",
    "p.Hello, <init>, NONE",
    "p.Screen, onCreate, MAIN",
    "p.Screen, onDone, NONE",
    "p.Bean, start, ALONE",
    "p.Bean, tick, BACKGROUND",
    "p.Bean, use, CONCURRENT",
    "p.Base, inherited, NONE",
    "p.Loader, run, BACKGROUND",
    "p.Worker, doInBackground, BACKGROUND",
    "p.Worker, done, MAIN",
    "p.Impl, call, BACKGROUND",
    "p.Impl, other, NONE",
    "p.View, draw, MAIN",
    "p.View, post, CONCURRENT",
    "p.Plain, m, NONE",
  })
  void builtIn(String type, String method, CallContext expected) {
    assertThat(context(facts, program, type, method)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          p.Hello  | service | Many threads may call m() at once, as it overrides javax.servlet.GenericServlet.service
          p.Hello  | more    | Many threads may call m() at once, as its class is a javax.servlet.GenericServlet
          p.Bean   | use     | Many threads may call m() at once, as its class is annotated with @Service
          p.Bean   | tick    | A thread of its own calls m(), as it is annotated with @Scheduled
          p.Screen | onCreate | The main thread calls m(), as it overrides android.app.Activity.onCreate
          p.Impl   | call    | A thread of its own calls m(), as the method of p.Callback is annotated with @WorkerThread
          p.View   | draw    | The main thread calls m(), as p.View is annotated with @UiThread
          """)
  void theReasonIsASentence(String type, String method, String sentence) {
    MethodModel model = Fixture.method(program, type, method);
    assertThat(facts.whyCalled(model.owner(), model, "m()")).isEqualTo(sentence);
  }

  @Test
  void nothingHasNoReason() {
    MethodModel model = Fixture.method(program, "p.Plain", "m");
    assertThat(facts.whyCalled(model.owner(), model, "m()")).isEmpty();
  }

  @Test
  void inheritedMethodsAreCalledAsTheClassBelowIs() {
    MethodModel inherited = Fixture.method(program, "p.Base", "inherited");
    assertThat(facts.calledBy(program.find("p/Derived"), inherited))
        .isEqualTo(CallContext.CONCURRENT);
    assertThat(facts.whyCalled(program.find("p/Derived"), inherited, "m()")).contains("@Service");
  }

  @Test
  void whereTheSuperClassIsMissingTheNameDecides() throws Exception {
    try (Program incomplete = Fixture.programWithout(List.of("android/app/Activity"), SOURCES)) {
      LibraryFacts known = Models.builtIn().in(incomplete);
      assertThat(context(known, incomplete, "p.Screen", "onCreate")).isEqualTo(CallContext.MAIN);
      assertThat(context(known, incomplete, "p.Screen", "onDone")).isEqualTo(CallContext.MAIN);
    }
  }

  @Test
  void aFileOfTheUser() throws Exception {
    String rules =
        """
        type p.Plain
          m : called concurrently
        type p.Hello : not-shared
          service : called in background
        """;
    LibraryFacts known = Fixture.models(folder, rules).in(program);
    MethodModel plain = Fixture.method(program, "p.Plain", "m");
    assertThat(known.calledBy(plain)).isEqualTo(CallContext.CONCURRENT);
    assertThat(known.whyCalled(plain.owner(), plain, "m()")).endsWith("as a model file says so");
    assertThat(context(known, program, "p.Hello", "service")).isEqualTo(CallContext.BACKGROUND);
    assertThat(context(known, program, "p.Hello", "more")).isEqualTo(CallContext.NONE);
  }
}
