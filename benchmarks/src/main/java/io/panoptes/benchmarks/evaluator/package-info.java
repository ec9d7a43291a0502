/** How fast the reference evaluator and the concrete search of the refuter are. */
@NullMarked
package io.panoptes.benchmarks.evaluator;

import org.jspecify.annotations.NullMarked;
