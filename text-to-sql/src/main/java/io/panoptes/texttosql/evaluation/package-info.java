/**
 * Decides pairs of a gold and a predicted query, many at a time, and counts what came of them.
 *
 * <p>Must not know how results are shown.
 */
@NullMarked
package io.panoptes.texttosql.evaluation;

import org.jspecify.annotations.NullMarked;
