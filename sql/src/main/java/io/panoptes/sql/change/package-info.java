/** Statements that change data as queries: the table after them is a query of the table before. */
@NullMarked
package io.panoptes.sql.change;

import org.jspecify.annotations.NullMarked;
