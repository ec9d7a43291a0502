/**
 * The equivalence engine: decides whether two queries agree on every database of a schema, and shows a database on which
 * they differ.
 *
 * <p>A library of its own: it must not know JDBC, a language model or any DBMS.
 */
@NullMarked
package io.panoptes.equivalence;

import org.jspecify.annotations.NullMarked;
