package inner;

/** Inner classes and their outer instance, two levels deep. */
class Cluster {

  private int nodes;
  private int messages;
  private int guarded;
  private int quiet;

  synchronized void join() {
    nodes++; // race: Cluster.nodes
    guarded++;
  }

  synchronized int messages() {
    return messages; // race: Cluster.messages
  }

  /** Looks at the cluster from inside. */
  class View {
    private int looks;

    int nodes() {
      looks++;
      return nodes; // race: Cluster.nodes
    }

    int guarded() {
      synchronized (Cluster.this) {
        return guarded;
      }
    }

    int quiet() {
      return quiet;
    }

    /** And from deeper inside. */
    class Channel {
      void send() {
        messages++; // race: Cluster.messages
      }

      void sendSafely() {
        synchronized (Cluster.this) {
          messages--; // race: Cluster.messages
        }
      }
    }
  }

  void quiet(int level) {
    quiet = level;
  }

  /** Has no outer instance: it is told of one. */
  static class Probe {
    private final Cluster cluster;

    Probe(Cluster cluster) {
      this.cluster = cluster;
    }

    int quiet() {
      return cluster.quiet;
    }
  }
}
