/** One class for each way to make a case smaller, and their list. */
@NullMarked
package io.panoptes.triage.reduction.edit;

import org.jspecify.annotations.NullMarked;
