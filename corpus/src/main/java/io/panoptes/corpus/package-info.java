/**
 * Snippets: made, validated, combined, shipped.
 *
 * <p>Must not know oracles, test cases or campaigns: it makes expressions over a row and says what holds for them.
 */
@NullMarked
package io.panoptes.corpus;

import org.jspecify.annotations.NullMarked;
