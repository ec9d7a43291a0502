/** Small databases that cover the branches of a query. */
@NullMarked
package io.panoptes.equivalence.testdata;

import org.jspecify.annotations.NullMarked;
