/** What a proof claims, tried on small databases: it evaluates bags as they are written, and knows no translation and no rewrite. */
@NullMarked
package io.panoptes.equivalence.prover.examination;

import org.jspecify.annotations.NullMarked;
