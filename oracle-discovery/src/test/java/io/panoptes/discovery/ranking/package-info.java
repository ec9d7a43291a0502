@NullMarked
package io.panoptes.discovery.ranking;

import org.jspecify.annotations.NullMarked;
