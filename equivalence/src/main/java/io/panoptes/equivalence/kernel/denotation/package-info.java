/** What the algebra means, written a second time for the kernel: by the definitions, without any rewriting. */
@NullMarked
package io.panoptes.equivalence.kernel.denotation;

import org.jspecify.annotations.NullMarked;
