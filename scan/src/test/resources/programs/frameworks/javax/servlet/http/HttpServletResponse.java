package javax.servlet.http;

import javax.servlet.ServletResponse;

/** Stands in for the type of the servlet API. */
public interface HttpServletResponse extends ServletResponse {}
