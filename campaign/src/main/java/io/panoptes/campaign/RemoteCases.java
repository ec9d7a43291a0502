package io.panoptes.campaign;

import io.panoptes.instantiation.choice.Guidance;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Runs the cases of a campaign on other machines. */
public interface RemoteCases {

    /**
     * Starts to run ranges, in any order. Returns at once.
     *
     * @param told of each range that is done, and of the end; on any thread, and quick to return
     */
    Run start(List<CaseRange> ranges, Guidance guidance, Consumer<News> told);

    /** How many ranges the machines that are there run at a time; it may change. */
    default int atATime() {
        return 1;
    }

    /** Ranges that are being run. */
    interface Run {
        /** No more of them are wanted. */
        void cancel();
    }

    /** What comes back of ranges that were started. */
    sealed interface News {

        record Done(RangeOutcome outcome) implements News {}

        /**
         * The others of these ranges are not run any more.
         *
         * @param fatal those with which every machine was lost that tried them; where none is named it may be any
         */
        record Failed(Set<CaseRange> fatal, String why) implements News {
            public Failed {
                fatal = Set.copyOf(fatal);
            }
        }

        /**
         * The others of these ranges are not run any more, and took no machine with them: those that tried say that they can't, as
         * where the target can't be opened there.
         */
        record NotRun(String why) implements News {}

        /** An error of Panoptes itself. */
        record Broken(String why) implements News {}
    }
}
