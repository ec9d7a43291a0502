/** The proofs of the oracles: made, stored with them, and replayed. It must not know what an oracle is used for. */
@NullMarked
package io.panoptes.discovery.proofs;

import org.jspecify.annotations.NullMarked;
