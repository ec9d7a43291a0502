/** Which findings are one bug, and between which versions it came and went. */
@NullMarked
package io.panoptes.instantiation.triage;

import org.jspecify.annotations.NullMarked;
