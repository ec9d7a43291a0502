/** A learnt profile beside the one that was written for the same DBMS. */
@NullMarked
package io.panoptes.benchmarks.learnt;

import org.jspecify.annotations.NullMarked;
