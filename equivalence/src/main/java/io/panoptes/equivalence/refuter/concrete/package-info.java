/**
 * Concrete search: tries small databases by the thousand, drawn at random first and then steered by which branches of the two
 * plans they reach.
 */
@NullMarked
package io.panoptes.equivalence.refuter.concrete;

import org.jspecify.annotations.NullMarked;
