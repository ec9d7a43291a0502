/** Spellings of SQL that Calcite's parser refuses, put into those that it reads, token by token. */
@NullMarked
package io.panoptes.equivalence.front.spelling;

import org.jspecify.annotations.NullMarked;
