package jakarta.servlet.http;

import jakarta.servlet.ServletRequest;

/** Stands in for the type of the servlet API. */
public interface HttpServletRequest extends ServletRequest {}
