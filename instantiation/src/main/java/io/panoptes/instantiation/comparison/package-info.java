/** Whether two answers are the same, by value and by the oracle's semantics; running a test case to see. */
@NullMarked
package io.panoptes.instantiation.comparison;

import org.jspecify.annotations.NullMarked;
