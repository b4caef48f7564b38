package making;

/** Where it is listed is out of sight, and so are those who find it there. */
interface Registrar {
  void add(Upload upload);
}

/** What its maker calls is taken as part of making it. */
class Upload {
  private long bytes;

  public void copy(byte[] all) {
    bytes += all.length; // race: Upload.bytes
  }

  public synchronized long bytes() {
    return bytes; // race: Upload.bytes read
  }
}

class Uploads {
  private final Registrar registrar;

  Uploads(Registrar registrar) {
    this.registrar = registrar;
  }

  void copy(byte[] all) {
    Upload upload = new Upload();
    registrar.add(upload);
    upload.copy(all);
  }

  static String show(Upload upload) {
    return upload.bytes() + " bytes";
  }
}
