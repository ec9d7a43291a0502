/**
 * DBMSs that are servers: their binaries unpacked, a server started and ended with this program, its log read for crashes, and
 * instances that are databases on it.
 *
 * <p>Must not know what any one DBMS is like beyond what its {@link io.panoptes.dbms.server.ServerKind} says.
 */
@NullMarked
package io.panoptes.dbms.server;

import org.jspecify.annotations.NullMarked;
