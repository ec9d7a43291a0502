/** Which queries of a file reach the algebra. */
@NullMarked
package io.panoptes.benchmarks.front;

import org.jspecify.annotations.NullMarked;
