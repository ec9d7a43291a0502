package io.panoptes.discovery.proposer;

/**
 * A query that may be equivalent to a seed. It is data: only a parsed SELECT is ever run.
 *
 * @param how what it was made by, for people: the steps that were taken, or the model's own words
 */
public record Candidate(String sql, String how) {}
