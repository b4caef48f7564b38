class Several {
  int left;
  int right;

  void swap() {
    int old = left; // race: Several.left read
    left = right; right = old; // both sides of the swap // race: Several.left; Several.right read, Several.right write
  }
}
