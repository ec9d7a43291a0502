package io.panoptes.discovery.proposer;

/** A candidate that did not become an oracle, and why. */
public record FailedCandidate(Candidate candidate, Failure failure) {}
