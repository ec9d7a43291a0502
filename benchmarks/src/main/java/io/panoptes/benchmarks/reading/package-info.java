/**
 * Measures how well SQL is read, by test scripts of a DBMS whose right answers are known: the front and the evaluator run the
 * setup and each query. Must not know what asks for the measure.
 */
@NullMarked
package io.panoptes.benchmarks.reading;

import org.jspecify.annotations.NullMarked;
