/** Asking a language model: live, in batches, from recorded answers, within a budget. Knows no SQL and no oracle. */
@NullMarked
package io.panoptes.languagemodel;

import org.jspecify.annotations.NullMarked;
