/** The steps, a class each, all listed in {@link io.panoptes.discovery.rewrite.Steps}. */
@NullMarked
package io.panoptes.discovery.rewrite.step;

import org.jspecify.annotations.NullMarked;
