@NullMarked
package io.panoptes.discovery.diversity;

import org.jspecify.annotations.NullMarked;
