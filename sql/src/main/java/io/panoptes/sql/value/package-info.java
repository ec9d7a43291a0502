/** Values, rows and databases: what a query reads and gives. */
@NullMarked
package io.panoptes.sql.value;

import org.jspecify.annotations.NullMarked;
