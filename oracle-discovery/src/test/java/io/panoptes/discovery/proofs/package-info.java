/** Tests of the proofs that the library carries. */
@NullMarked
package io.panoptes.discovery.proofs;

import org.jspecify.annotations.NullMarked;
