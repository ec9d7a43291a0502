/**
 * The audit of readings: query texts are drawn from a grammar, and what the engine takes each to give on small databases is compared
 * with what a DBMS gives for the text itself.
 */
@NullMarked
package io.panoptes.benchmarks.audit;

import org.jspecify.annotations.NullMarked;
