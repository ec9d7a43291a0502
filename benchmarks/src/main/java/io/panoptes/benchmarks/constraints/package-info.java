/** Mined constraints compared with brute force. */
@NullMarked
package io.panoptes.benchmarks.constraints;

import org.jspecify.annotations.NullMarked;
