/**
 * Runs pairs of queries as their author wrote them, over tables as their author wrote them, on a DBMS that is kept warm,
 * and compares the answers.
 *
 * <p>Must not know the engine: what a text means is for the DBMS alone to say.
 */
@NullMarked
package io.panoptes.dbms.trial;

import org.jspecify.annotations.NullMarked;
