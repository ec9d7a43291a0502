/** Verdicts on files of pairs, with their times. Knows nothing of campaigns. */
@NullMarked
package io.panoptes.benchmarks.pairs;

import org.jspecify.annotations.NullMarked;
