package io.panoptes.campaign.wiring;

import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.OperationProbe;
import io.panoptes.corpus.Operations;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.learning.LearntDbms;
import io.panoptes.dbms.learning.LearntTargets;
import java.time.Duration;
import java.util.function.Consumer;

/**
 * The functions and operators that a DBMS without an adapter has. They are tried once, and kept in its profile: on some DBMSs that takes
 * longer than to learn all else.
 */
record LearntOperations(LearntTargets targets, Consumer<String> notes) {

    /**
     * Does nothing where the profile says that they were tried.
     *
     * @param instance fresh; it is left fresh
     * @param time those that it is not enough for are left out
     */
    void tryOn(Instance instance, Duration time) {
        LearntDbms learnt = targets.learnt();
        if (OperationCatalog.tried(learnt.operations()).isPresent()) {
            return;
        }
        Profile profile = learnt.profile();
        Operations known = OperationCatalog.of(profile);
        Operations left = new OperationProbe(profile).probe(known, instance, time);
        notes.accept("of %,d functions and operators %,d are used"
                .formatted(known.operations().size(), left.operations().size()));
        targets.refine(learnt.withOperations(OperationCatalog.lines(left, instance.product())));
    }
}
