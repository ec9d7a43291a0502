package io.panoptes.triage.finding;

/** Something that was done before this was called a finding, and what it gave. */
public record Check(String what, String result) {}
