package ownership;

import javax.annotation.concurrent.ThreadSafe;

/** What a factory returns is owned if it is new, and not if it is a field. */
@ThreadSafe
class Nodes {

  /** An element of a linked list. */
  static class Node {
    int value;
    int weight;
    int mark;
    int colour;
    int rank;
    Node next;
  }

  private final Node head = new Node();
  private volatile Node free;

  private Node newNode() {
    return new Node();
  }

  private Node newNodeByHelper() {
    Node node = newNode();
    node.rank = 1;
    return node;
  }

  private Node head() {
    return head;
  }

  private Node pooled() {
    Node node = free;
    if (node == null) {
      node = new Node();
    }
    return node;
  }

  private static Node same(Node node) {
    return node;
  }

  int owned() {
    Node node = newNodeByHelper();
    node.value = 1;
    node.rank++;
    return same(node).value;
  }

  void field() {
    head().value = 1; // race: Node.value
  }

  void fieldThroughIdentity() {
    same(head).weight = 1; // race: Node.weight
  }

  void ownedThroughIdentity() {
    same(newNode()).weight = 1;
  }

  void pooledOrNew() {
    Node node = pooled();
    node.mark = 1; // race: Node.mark
  }

  int chain() {
    Node node = newNode();
    node.next = newNode();
    node.next.colour = 1;
    return node.next.colour;
  }

  void release() {
    Node node = newNode();
    node.mark = 0;
    free = node;
  }
}
