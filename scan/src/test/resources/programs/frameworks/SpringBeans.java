package frameworks;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Scope;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Controller;
import org.springframework.stereotype.Repository;
import org.springframework.stereotype.Service;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** Reached through the controller. */
@Service
class QuoteService {
  private final QuoteRepository repository;
  private String lastProduct;
  private long calls;
  private volatile long seen;

  @Autowired
  QuoteService(QuoteRepository repository) {
    this.repository = repository;
    this.calls = 0;
  }

  public long quote(String product) {
    lastProduct = product; // race: QuoteService.lastProduct
    seen = 1;
    return repository.find(product);
  }

  public synchronized long count() {
    return calls++;
  }
}

/** A bean that keeps what it last did. */
@Repository
class QuoteRepository {
  private int finds;

  public long find(String product) {
    return finds++; // race: QuoteRepository.finds
  }
}

/** Handles requests. */
@RestController
class QuoteController {
  @Autowired private QuoteService service;
  private int requests;

  @GetMapping("/quote")
  public String quote(String product) {
    requests++; // race: QuoteController.requests
    return "" + service.quote(product);
  }
}

/** A page. */
@Controller
class PageController {
  private String title;
  private QuoteService quotes;

  @Autowired
  public void setQuotes(QuoteService quotes) {
    this.quotes = quotes;
  }

  public String page() {
    long quote = quotes.quote("bolt");
    return title + quote; // race: PageController.title
  }

  public void rename(String title) {
    this.title = title; // race: PageController.title
  }
}

/** Each user has his own. */
@Component
@Scope("prototype")
class Wizard {
  private int step;

  public int next() {
    return ++step;
  }
}

/** No bean, as far as anyone can see. */
class PlainQuote {
  private int price;

  public void setPrice(int price) {
    this.price = price;
  }

  public int price() {
    return price;
  }
}
