package io.panoptes.equivalence.refuter.stage;

/** Why a counterexample does not stand. {@code isBug}: it is no difference at all, and should not have been found. */
public record Objection(String reason, boolean isBug) {}
