/**
 * Queries on the databases of a benchmark as they are given, and how benchmarks compare answers.
 *
 * <p>Must not know the engine.
 */
@NullMarked
package io.panoptes.texttosql.execution;

import org.jspecify.annotations.NullMarked;
