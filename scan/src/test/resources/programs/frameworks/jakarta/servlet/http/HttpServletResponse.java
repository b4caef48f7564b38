package jakarta.servlet.http;

import jakarta.servlet.ServletResponse;

/** Stands in for the type of the servlet API. */
public interface HttpServletResponse extends ServletResponse {}
