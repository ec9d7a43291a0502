package io.panoptes.instantiation.rediscovery;

import io.panoptes.instantiation.campaign.JournalEntry.Candidate;

/** A case of a campaign that disagreed or broke the DBMS, and when, from the start of the campaign. */
public record Suspect(Candidate candidate, long millis) {}
