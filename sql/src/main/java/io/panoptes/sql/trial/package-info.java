/**
 * Two texts that are run on a DBMS as their author wrote them, and what came of it: the words that the engine, which
 * knows no DBMS, and the adapters, which know no engine, have in common.
 */
@NullMarked
package io.panoptes.sql.trial;

import org.jspecify.annotations.NullMarked;
