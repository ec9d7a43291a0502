/**
 * Targets: a package a DBMS with its profile, the provisioning of any version, and worker processes that isolate it.
 *
 * <p>Must not know oracles' proofs, campaigns or snippets: it runs SQL and says what came back.
 */
@NullMarked
package io.panoptes.dbms;

import org.jspecify.annotations.NullMarked;
