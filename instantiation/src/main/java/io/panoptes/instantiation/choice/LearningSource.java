package io.panoptes.instantiation.choice;

/** What a campaign learns from while it runs, and by which it draws its next cases. */
public enum LearningSource {
    /** Nothing: every case is drawn as the first one was. */
    NONE,
    /** The shapes of the plans that the target makes, and suspicious cases. */
    PLANS,
    /** The code that the queries reach in the target, beside plans and suspicious cases. */
    COVERAGE
}
