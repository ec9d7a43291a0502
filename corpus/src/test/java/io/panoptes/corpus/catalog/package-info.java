/** Tests of the package of the same name. */
@NullMarked
package io.panoptes.corpus.catalog;

import org.jspecify.annotations.NullMarked;
