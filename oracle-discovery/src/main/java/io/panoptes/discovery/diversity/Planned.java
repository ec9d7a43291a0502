package io.panoptes.discovery.diversity;

import io.panoptes.dbms.Plan;

/** Something with the plan that a target makes for it. */
public record Planned<T>(T value, Plan plan) {}
