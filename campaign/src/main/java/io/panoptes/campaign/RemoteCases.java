package io.panoptes.campaign;

import io.panoptes.instantiation.choice.Guidance;
import java.util.List;
import java.util.function.Consumer;

/** Runs the cases of a campaign on other machines. */
public interface RemoteCases {

    /**
     * Starts to run ranges, in any order. Returns at once.
     *
     * @param told of each range that is done, and of the end; on any thread, and quick to return
     */
    Run start(List<CaseRange> ranges, Guidance guidance, Consumer<News> told);

    /** Ranges that are being run. */
    interface Run {
        /** No more of them are wanted. */
        void cancel();
    }

    /** What comes back of ranges that were started. */
    sealed interface News {

        record Done(RangeOutcome outcome) implements News {}

        /** The others of these ranges took with them every machine that tried them. */
        record Failed(String why) implements News {}

        /** An error of Panoptes itself. */
        record Broken(String why) implements News {}
    }
}
