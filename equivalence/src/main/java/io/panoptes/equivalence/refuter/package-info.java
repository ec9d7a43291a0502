/** The search for a database on which two queries differ. */
@NullMarked
package io.panoptes.equivalence.refuter;

import org.jspecify.annotations.NullMarked;
