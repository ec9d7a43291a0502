/** Tests of the package of the same name. */
@NullMarked
package io.panoptes.corpus.store;

import org.jspecify.annotations.NullMarked;
