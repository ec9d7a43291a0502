/** How a test case failed. */
@NullMarked
package io.panoptes.triage.symptom;

import org.jspecify.annotations.NullMarked;
