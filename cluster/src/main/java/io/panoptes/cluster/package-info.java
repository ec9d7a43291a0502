/**
 * Campaigns on Apache Spark: ranges of cases and suspects as tasks, reduced in the order of the cases by the driver. All that knows
 * Spark is here; nothing else depends on it, and it must not know commands or output formats.
 */
@NullMarked
package io.panoptes.cluster;

import org.jspecify.annotations.NullMarked;
