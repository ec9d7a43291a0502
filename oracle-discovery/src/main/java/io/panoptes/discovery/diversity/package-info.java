/** How much plans differ, and samples of queries that differ most. It must not know where queries come from. */
@NullMarked
package io.panoptes.discovery.diversity;

import org.jspecify.annotations.NullMarked;
