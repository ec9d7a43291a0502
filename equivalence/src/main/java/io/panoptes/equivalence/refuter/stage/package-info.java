/**
 * What the stages of the refuter have in common. Knows none of them.
 */
@NullMarked
package io.panoptes.equivalence.refuter.stage;

import org.jspecify.annotations.NullMarked;
