/** The kinds of seeds: a class each, all listed in {@link io.panoptes.discovery.seed.shape.SeedShapes}. */
@NullMarked
package io.panoptes.discovery.seed.shape;

import org.jspecify.annotations.NullMarked;
