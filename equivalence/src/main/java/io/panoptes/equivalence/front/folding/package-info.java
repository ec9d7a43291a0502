/** Queries as they are where comparisons of texts take no regard to case and accents, said in an algebra that compares letter by letter. */
@NullMarked
package io.panoptes.equivalence.front.folding;

import org.jspecify.annotations.NullMarked;
