package dev.photofinish.predict.symbolic;

import dev.photofinish.trace.Event;
import dev.photofinish.trace.SiteInfo;

/** The next event of a thread that has a site: where its code has to come to. */
record Target(Event event, SiteInfo site) {}
