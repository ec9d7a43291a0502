/** Files of pairs, decided one by one and counted. */
@NullMarked
package io.panoptes.equivalence.bench;

import org.jspecify.annotations.NullMarked;
