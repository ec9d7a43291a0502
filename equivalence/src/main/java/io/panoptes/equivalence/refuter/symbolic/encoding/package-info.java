/**
 * The queries of one question as formulas, and what all encoders share. Knows no encoder of its own.
 */
@NullMarked
package io.panoptes.equivalence.refuter.symbolic.encoding;

import org.jspecify.annotations.NullMarked;
