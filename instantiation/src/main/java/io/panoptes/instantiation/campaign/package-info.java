/** The loop that draws test cases and runs them, its journal, and what it tells those who watch. */
@NullMarked
package io.panoptes.instantiation.campaign;

import org.jspecify.annotations.NullMarked;
