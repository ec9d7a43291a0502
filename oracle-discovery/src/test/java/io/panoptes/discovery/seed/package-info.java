@NullMarked
package io.panoptes.discovery.seed;

import org.jspecify.annotations.NullMarked;
