/** The discovery loop: proposed candidates are judged, and what is proven becomes an oracle. */
@NullMarked
package io.panoptes.discovery.mining;

import org.jspecify.annotations.NullMarked;
