/** Tries snippets on a target, and says what holds of each. */
@NullMarked
package io.panoptes.corpus.validation;

import org.jspecify.annotations.NullMarked;
