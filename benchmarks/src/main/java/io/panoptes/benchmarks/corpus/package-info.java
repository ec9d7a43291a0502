/** How fast a campaign gets at its stored snippets. */
@NullMarked
package io.panoptes.benchmarks.corpus;

import org.jspecify.annotations.NullMarked;
