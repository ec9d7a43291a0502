/**
 * The worker process: opens a database over JDBC, runs statements, and writes what came back to its pipe.
 *
 * <p>Runs with nothing on the class path but itself and a driver, so it must not know any other package of ours, nor any
 * library.
 */
@NullMarked
package io.panoptes.dbms.worker;

import org.jspecify.annotations.NullMarked;
