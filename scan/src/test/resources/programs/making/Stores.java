package making;

/** Opened by whoever has made it, although it is in a field by then. */
class PageFile {
  private int pageSize;
  private int pages;

  public void setPageSize(int size) {
    pageSize = size;
  }

  public void open() {
    pages = 1;
  }

  public synchronized int length() {
    return pageSize * pages; // race: PageFile.pages read
  }

  // Anybody calls it.
  public void grow() {
    pages++; // race: PageFile.pages
  }
}

class Database {
  private PageFile file;

  synchronized PageFile file() {
    if (file == null) {
      file = new PageFile();
      file.setPageSize(4096);
      file.open();
    }
    return file;
  }

  int length() {
    return file().length();
  }

  void grow() {
    file().grow();
  }
}
