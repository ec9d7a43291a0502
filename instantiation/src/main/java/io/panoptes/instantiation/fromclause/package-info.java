/** Joins and queries that stand in FROM clauses in the place of tables. */
@NullMarked
package io.panoptes.instantiation.fromclause;

import org.jspecify.annotations.NullMarked;
