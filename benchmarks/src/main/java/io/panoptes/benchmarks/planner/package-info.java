/** Pairs that the rules of a query planner make, as a measure of the engine. */
@NullMarked
package io.panoptes.benchmarks.planner;

import org.jspecify.annotations.NullMarked;
