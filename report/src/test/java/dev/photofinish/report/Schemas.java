package dev.photofinish.report;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;

/** Checks documents against the schemas on the class path. */
public final class Schemas {

  private final Schema schema;

  private Schemas(Schema schema) {
    this.schema = schema;
  }

  /** Our own schema. */
  public static Schemas findings() throws IOException {
    return load("/dev/photofinish/report/findings.schema.json", SpecificationVersion.DRAFT_2020_12);
  }

  /** The schema of OASIS. */
  public static Schemas sarif() throws IOException {
    return load("/schema/sarif-schema-2.1.0.json", SpecificationVersion.DRAFT_7);
  }

  private static Schemas load(String resource, SpecificationVersion version) throws IOException {
    try (InputStream in = Objects.requireNonNull(Schemas.class.getResourceAsStream(resource))) {
      return new Schemas(SchemaRegistry.withDefaultDialect(version).getSchema(in));
    }
  }

  /** What is wrong with a document. */
  public List<Error> errors(String document) {
    return schema.validate(document, InputFormat.JSON);
  }
}
