/**
 * Draws from a seeded generator, with their weights in plain sight: all that generates SQL or data draws through here.
 *
 * <p>It stands in this module since that is the one which all who generate something build on.
 */
@NullMarked
package io.panoptes.sql.chance;

import org.jspecify.annotations.NullMarked;
