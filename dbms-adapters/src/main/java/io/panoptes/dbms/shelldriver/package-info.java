/**
 * JDBC over a DBMS's own shell, run as a pipe: {@code sqlite3} or {@code duckdb} as their builds leave them, on any JDK.
 *
 * <p>Runs in the worker process with nothing on the class path but our own classes, so it must not know any library.
 */
@NullMarked
package io.panoptes.dbms.shelldriver;

import org.jspecify.annotations.NullMarked;
