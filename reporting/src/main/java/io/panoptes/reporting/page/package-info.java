/**
 * A report of a run as one HTML file that needs no network, and the same page served while the run goes on.
 *
 * <p>Must not know how a run is made. All text from elsewhere passes through {@link io.panoptes.reporting.page.HtmlElement}, which escapes it.
 */
@NullMarked
package io.panoptes.reporting.page;

import org.jspecify.annotations.NullMarked;
