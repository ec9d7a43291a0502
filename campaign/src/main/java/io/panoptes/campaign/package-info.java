/** The campaign loop: cases, their journal, what is learnt from them, and the queue of suspects. Knows no output format. */
@NullMarked
package io.panoptes.campaign;

import org.jspecify.annotations.NullMarked;
