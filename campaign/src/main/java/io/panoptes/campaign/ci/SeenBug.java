package io.panoptes.campaign.ci;

import io.panoptes.campaign.baseline.BaselineEntry;

/** A bug of the baseline that showed again, and in how many suspects. */
public record SeenBug(BaselineEntry bug, long times) {}
