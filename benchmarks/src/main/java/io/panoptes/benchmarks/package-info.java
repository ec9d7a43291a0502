/**
 * All that measures Panoptes itself. Its figures stand in {@code docs/figures.md}, each with its command.
 *
 * <p>Must not know commands. No module but {@code cli} and {@code cluster} may know it.
 */
@NullMarked
package io.panoptes.benchmarks;

import org.jspecify.annotations.NullMarked;
