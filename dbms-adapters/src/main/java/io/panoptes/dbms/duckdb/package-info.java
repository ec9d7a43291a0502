/** DuckDB. */
@NullMarked
package io.panoptes.dbms.duckdb;

import org.jspecify.annotations.NullMarked;
