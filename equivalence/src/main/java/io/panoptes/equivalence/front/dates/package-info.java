/** Rewrites of syntax of functions on dates. */
@NullMarked
package io.panoptes.equivalence.front.dates;

import org.jspecify.annotations.NullMarked;
