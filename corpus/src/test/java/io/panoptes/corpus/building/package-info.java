/** Tests of the package of the same name. */
@NullMarked
package io.panoptes.corpus.building;

import org.jspecify.annotations.NullMarked;
