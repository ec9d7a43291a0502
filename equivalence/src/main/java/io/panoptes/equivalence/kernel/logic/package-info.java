/** Questions to Z3 that the kernel builds from claims: values, NULL, and ground instances of what is known of sums and rows. */
@NullMarked
package io.panoptes.equivalence.kernel.logic;

import org.jspecify.annotations.NullMarked;
