/** Commands for the corpus of snippets. */
@NullMarked
package io.panoptes.cli.corpus;

import org.jspecify.annotations.NullMarked;
