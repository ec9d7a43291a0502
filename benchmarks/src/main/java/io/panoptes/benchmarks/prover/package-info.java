/** How the prover's time and memory grow with the queries. */
@NullMarked
package io.panoptes.benchmarks.prover;

import org.jspecify.annotations.NullMarked;
