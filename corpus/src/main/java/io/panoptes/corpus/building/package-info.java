/** Builds the store of a DBMS: makers and validation together, resumable. */
@NullMarked
package io.panoptes.corpus.building;

import org.jspecify.annotations.NullMarked;
