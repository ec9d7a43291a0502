package io.panoptes.instantiation.data;

import io.panoptes.instantiation.state.SetupStep;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** A way to change a state in which every query over its tables still means something: tables, columns and constraints stay. */
interface StateMutation {
    /** As statistics call it. */
    String name();

    /** Other steps; empty where this state or the target has nothing of the kind. */
    Optional<List<SetupStep>> of(List<SetupStep> steps, RandomGenerator random);
}
