/** Known bugs, searched for on the versions that have them. */
@NullMarked
package io.panoptes.benchmarks.rediscovery;

import org.jspecify.annotations.NullMarked;
