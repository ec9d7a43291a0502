/**
 * From {@code duckdb:1.3.2.0} to the files of that release, by Maven's own resolver and the user's Maven settings; or from a
 * local build.
 *
 * <p>Must not know what runs with these files, nor what any one DBMS is like beyond what its adapter declares.
 */
@NullMarked
package io.panoptes.dbms.provision;

import org.jspecify.annotations.NullMarked;
