package io.panoptes.cli.campaign;

import io.panoptes.campaign.CampaignEvent;
import java.util.function.Consumer;

/** Shows what happens in a campaign. */
interface EventPrinter extends Consumer<CampaignEvent> {}
