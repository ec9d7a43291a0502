/** Tests of the package of the same name. */
@NullMarked
package io.panoptes.corpus.validation;

import org.jspecify.annotations.NullMarked;
