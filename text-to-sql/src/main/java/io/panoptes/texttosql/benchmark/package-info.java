/**
 * Questions with their gold queries, and predicted queries, as benchmarks and systems write them down.
 *
 * <p>Must not know what is done with them.
 */
@NullMarked
package io.panoptes.texttosql.benchmark;

import org.jspecify.annotations.NullMarked;
