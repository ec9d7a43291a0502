/**
 * Checks a build in a CI job: regressions first, then a campaign with the rest of the time, compared with a baseline.
 *
 * <p>Must not know commands, nor how the outcome is reported.
 */
@NullMarked
package io.panoptes.campaign.ci;

import org.jspecify.annotations.NullMarked;
