/**
 * An adversary of the prover: its rules without one of their side conditions, and pairs of queries that differ, most of them by
 * what a condition forbids. A condition that no pair needs is a place where a wrong rule would not be noticed.
 */
@NullMarked
package io.panoptes.benchmarks.adversary;

import org.jspecify.annotations.NullMarked;
