package io.panoptes.triage;

import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.growth.StateGrowth;
import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.testcase.ConcreteCase;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EngineReading;
import java.util.List;
import java.util.Optional;

/**
 * Writes cases on data that grow no further than it takes to see that a query is slow: a slowdown is tried hundreds of times. The
 * steps of the case keep all levels. For one thread.
 */
final class BoundedGrowth implements CaseWriters {
    private final CaseWriters whole;
    private int level = StateGrowth.MOST_LEVELS;

    BoundedGrowth(CaseWriters whole) {
        this.whole = whole;
    }

    /** Lets the data of all that is written from now on grow up to this level. */
    void upTo(int most) {
        this.level = most;
    }

    @Override
    public CaseWriter of(Profile profile) {
        return new Bounded(whole.of(profile));
    }

    private final class Bounded implements CaseWriter {
        private final CaseWriter writer;

        Bounded(CaseWriter writer) {
            this.writer = writer;
        }

        @Override
        public ConcreteCase write(EditableCase edited) {
            return writer.write(edited.withSetup(StateGrowth.upTo(level, edited.setup())));
        }

        @Override
        public Optional<List<String>> removal(List<SetupStep> setup) {
            return writer.removal(setup);
        }

        @Override
        public List<EngineReading> readings() {
            return writer.readings();
        }
    }
}
