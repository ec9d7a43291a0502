/**
 * As much of JDBC as a worker process asks for, over the C interface of a native library of SQLite or DuckDB.
 *
 * <p>Runs in the worker process in place of a driver's jar, so it must not know any other package of ours, nor any library.
 */
@NullMarked
package io.panoptes.nativedriver;

import org.jspecify.annotations.NullMarked;
