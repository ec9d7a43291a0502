/** Which columns of a relation determine which others, in every database that keeps the constraints of the schema. */
@NullMarked
package io.panoptes.equivalence.front.dependency;

import org.jspecify.annotations.NullMarked;
