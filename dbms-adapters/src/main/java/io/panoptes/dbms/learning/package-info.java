/**
 * Learns what a DBMS is like for which nobody wrote an adapter: each probe tries statements on it and keeps what came of them. What
 * was not seen to work is not used.
 *
 * <p>Must not know any one DBMS, nor the equivalence engine: what the standard's answer is stands in {@code checks.txt}.
 */
@NullMarked
package io.panoptes.dbms.learning;

import org.jspecify.annotations.NullMarked;
