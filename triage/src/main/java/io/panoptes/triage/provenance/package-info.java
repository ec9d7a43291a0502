/** What a finding was found with, so that it can be found again. Knows nothing of test cases. */
@NullMarked
package io.panoptes.triage.provenance;

import org.jspecify.annotations.NullMarked;
