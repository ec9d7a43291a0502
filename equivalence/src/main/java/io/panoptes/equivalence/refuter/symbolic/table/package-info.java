/**
 * Symbolic rows and tables, and what is counted and spent while they are made. Knows no query.
 */
@NullMarked
package io.panoptes.equivalence.refuter.symbolic.table;

import org.jspecify.annotations.NullMarked;
