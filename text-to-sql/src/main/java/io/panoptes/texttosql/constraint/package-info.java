/**
 * Constraints of databases as data: their kinds, their files, and what they make of a schema.
 *
 * <p>Must not know where they come from: mined, validated or written by hand.
 */
@NullMarked
package io.panoptes.texttosql.constraint;

import org.jspecify.annotations.NullMarked;
