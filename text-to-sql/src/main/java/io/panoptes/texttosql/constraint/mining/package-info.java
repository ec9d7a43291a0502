/**
 * Constraints that hold on the data of a database, each kind found by an algorithm of its own.
 *
 * <p>Must not know what constraints are used for, nor whether they hold by meaning or by accident.
 */
@NullMarked
package io.panoptes.texttosql.constraint.mining;

import org.jspecify.annotations.NullMarked;
