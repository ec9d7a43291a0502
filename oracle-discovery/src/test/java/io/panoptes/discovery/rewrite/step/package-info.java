@NullMarked
package io.panoptes.discovery.rewrite.step;

import org.jspecify.annotations.NullMarked;
