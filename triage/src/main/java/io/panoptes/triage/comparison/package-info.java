/** Runs the two queries of a case and compares their answers. */
@NullMarked
package io.panoptes.triage.comparison;

import org.jspecify.annotations.NullMarked;
