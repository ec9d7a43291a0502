/** Draws test cases from a seed and an index, and nothing else. */
@NullMarked
package io.panoptes.instantiation.casebuilder;

import org.jspecify.annotations.NullMarked;
