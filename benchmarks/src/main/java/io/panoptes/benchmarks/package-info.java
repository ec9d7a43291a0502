/**
 * Benchmarks whose figures the README quotes.
 *
 * <p>Must not be known by any other room.
 */
@NullMarked
package io.panoptes.benchmarks;

import org.jspecify.annotations.NullMarked;
