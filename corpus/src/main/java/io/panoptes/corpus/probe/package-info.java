/** What a target is asked before snippets are made for it and tried on it. */
@NullMarked
package io.panoptes.corpus.probe;

import org.jspecify.annotations.NullMarked;
