/** The reference evaluator: the algebra over concrete small databases. */
@NullMarked
package io.panoptes.equivalence.evaluator;

import org.jspecify.annotations.NullMarked;
