/** The axioms of the kernel: one class each, which accepts a step that is an instance of it and nothing else. */
@NullMarked
package io.panoptes.equivalence.kernel.axiom;

import org.jspecify.annotations.NullMarked;
