@NullMarked
package io.panoptes.discovery.mining;

import org.jspecify.annotations.NullMarked;
