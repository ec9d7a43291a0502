/**
 * A gold query beside a predicted one, and what comes of the two.
 *
 * <p>Must not know how they are compared.
 */
@NullMarked
package io.panoptes.texttosql.pair;

import org.jspecify.annotations.NullMarked;
