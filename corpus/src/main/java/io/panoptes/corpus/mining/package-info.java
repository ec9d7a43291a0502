/**
 * Snippets that a language model writes. It asks and counts; it must not know how a snippet is tried, which the caller hands in, nor
 * take what a model says for true.
 */
@NullMarked
package io.panoptes.corpus.mining;

import org.jspecify.annotations.NullMarked;
