import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.RAMDirectory;

/** Two threads add documents to one index while a third searches. */
public final class LuceneLoad {

  public static void main(String[] args) throws Exception {
    int documents = args.length > 0 ? Integer.parseInt(args[0]) : 100;
    RAMDirectory directory = new RAMDirectory();
    IndexWriter writer =
        new IndexWriter(
            directory, new StandardAnalyzer(), true, IndexWriter.MaxFieldLength.UNLIMITED);
    writer.setMaxBufferedDocs(10);
    writer.commit();
    Thread[] threads = {
      new Thread(() -> add(writer, 0, documents), "first writer"),
      new Thread(() -> add(writer, documents, documents), "second writer"),
      new Thread(() -> search(directory, documents / 10), "searcher")
    };
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    writer.close();
    System.out.println("done");
  }

  private static void add(IndexWriter writer, int first, int count) {
    try {
      for (int i = first; i < first + count; i++) {
        Document document = new Document();
        document.add(new Field("id", "n" + i, Field.Store.YES, Field.Index.NOT_ANALYZED));
        document.add(
            new Field("text", "some words " + i % 7, Field.Store.NO, Field.Index.ANALYZED));
        writer.addDocument(document);
        if (i % 50 == 49) {
          writer.commit();
        }
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void search(RAMDirectory directory, int times) {
    try {
      for (int i = 0; i < times; i++) {
        IndexSearcher searcher = new IndexSearcher(directory);
        searcher.search(new TermQuery(new Term("text", "words")), 10);
        searcher.close();
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
