package javax.servlet.http;

import javax.servlet.ServletRequest;

/** Stands in for the type of the servlet API. */
public interface HttpServletRequest extends ServletRequest {}
