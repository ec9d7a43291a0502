/** The places of a query that rewriting steps change, and what is known of each. */
@NullMarked
package io.panoptes.discovery.rewrite.site;

import org.jspecify.annotations.NullMarked;
