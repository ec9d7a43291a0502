/** Makes a suspect smaller while it still fails in the same way. */
@NullMarked
package io.panoptes.triage.reduction;

import org.jspecify.annotations.NullMarked;
