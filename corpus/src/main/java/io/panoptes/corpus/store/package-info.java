/** Snippets as text with slots, and the files that hold them. */
@NullMarked
package io.panoptes.corpus.store;

import org.jspecify.annotations.NullMarked;
