/**
 * What keeps a campaign from drowning in cases that fail alike: one finding says so, and the campaign goes on around them.
 *
 * <p>Must not know how a campaign runs.
 */
@NullMarked
package io.panoptes.campaign.flood;

import org.jspecify.annotations.NullMarked;
