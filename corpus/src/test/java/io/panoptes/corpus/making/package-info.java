/** Tests of the package of the same name. */
@NullMarked
package io.panoptes.corpus.making;

import org.jspecify.annotations.NullMarked;
