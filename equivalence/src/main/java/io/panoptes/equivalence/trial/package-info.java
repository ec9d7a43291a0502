/**
 * The trial: a verdict is tried on a real DBMS, with both queries and the tables as their author wrote them. SQL that was
 * written back from the algebra could not show that a text was misread.
 *
 * <p>Must not know any DBMS: what runs texts is handed in.
 */
@NullMarked
package io.panoptes.equivalence.trial;

import org.jspecify.annotations.NullMarked;
