/** Tests of the package of the same name. */
@NullMarked
package io.panoptes.corpus.mining;

import org.jspecify.annotations.NullMarked;
