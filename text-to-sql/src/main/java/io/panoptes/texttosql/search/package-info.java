/**
 * Databases for two texts that the engine does not read: they are run, and nothing is proved.
 *
 * <p>Must not know questions or scores.
 */
@NullMarked
package io.panoptes.texttosql.search;

import org.jspecify.annotations.NullMarked;
