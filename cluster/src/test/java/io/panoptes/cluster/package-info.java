@NullMarked
package io.panoptes.cluster;

import org.jspecify.annotations.NullMarked;
