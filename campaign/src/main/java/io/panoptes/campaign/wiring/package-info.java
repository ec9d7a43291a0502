/** What a campaign is made of for one target: oracles, snippets, cases, triage. */
@NullMarked
package io.panoptes.campaign.wiring;

import org.jspecify.annotations.NullMarked;
