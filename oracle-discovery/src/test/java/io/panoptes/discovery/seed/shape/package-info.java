@NullMarked
package io.panoptes.discovery.seed.shape;

import org.jspecify.annotations.NullMarked;
