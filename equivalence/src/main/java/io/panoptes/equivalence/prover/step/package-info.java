/** What a proof claims on its way, one claim a step: data that the prover writes and the kernel judges. */
@NullMarked
package io.panoptes.equivalence.prover.step;

import org.jspecify.annotations.NullMarked;
