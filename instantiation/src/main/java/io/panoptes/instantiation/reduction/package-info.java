/** Makes a finding small without letting it drift to another disagreement. */
@NullMarked
package io.panoptes.instantiation.reduction;

import org.jspecify.annotations.NullMarked;
