/** The algebra as U-expressions: what each operator means, with NULL and three-valued logic made explicit. */
@NullMarked
package io.panoptes.equivalence.prover.translation;

import org.jspecify.annotations.NullMarked;
