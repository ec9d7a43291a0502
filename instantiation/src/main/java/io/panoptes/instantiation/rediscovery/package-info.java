/** Which known bugs campaigns find again. */
@NullMarked
package io.panoptes.instantiation.rediscovery;

import org.jspecify.annotations.NullMarked;
