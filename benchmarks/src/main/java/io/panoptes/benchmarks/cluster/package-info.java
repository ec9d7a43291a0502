/** How a cluster scales, by the times of tasks that were measured. */
@NullMarked
package io.panoptes.benchmarks.cluster;

import org.jspecify.annotations.NullMarked;
