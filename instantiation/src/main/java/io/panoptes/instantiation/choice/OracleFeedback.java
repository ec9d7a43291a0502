package io.panoptes.instantiation.choice;

import io.panoptes.discovery.ranking.OracleYield;
import java.util.List;
import java.util.Map;

/** Receives what came of each case, to choose oracles and snippets by. Called by several threads; {@code index} is the case's. */
public interface OracleFeedback {
    /** Passes everything on to both. Gain and yields are those of the first. */
    static OracleFeedback both(OracleFeedback one, OracleFeedback other) {
        return new OracleFeedback() {
            @Override
            public void ran(long index, String oracle, boolean suspicious) {
                one.ran(index, oracle, suspicious);
                other.ran(index, oracle, suspicious);
            }

            @Override
            public void drew(long index, List<Integer> snippets) {
                one.drew(index, snippets);
                other.drew(index, snippets);
            }

            @Override
            public void inconclusive(long index) {
                one.inconclusive(index);
                other.inconclusive(index);
            }

            @Override
            public void answered(long index, boolean valid) {
                one.answered(index, valid);
                other.answered(index, valid);
            }

            @Override
            public void reached(long index, String oracle, int points) {
                one.reached(index, oracle, points);
                other.reached(index, oracle, points);
            }

            @Override
            public ChoiceGain gain() {
                return one.gain();
            }

            @Override
            public Map<String, OracleYield> yields() {
                return one.yields();
            }

            @Override
            public void planned(long index, String oracle, String shape) {
                one.planned(index, oracle, shape);
                other.planned(index, oracle, shape);
            }
        };
    }

    /** Ignores everything. */
    OracleFeedback NONE = new OracleFeedback() {
        @Override
        public void ran(long index, String oracle, boolean suspicious) {}

        @Override
        public void planned(long index, String oracle, String shape) {}
    };

    /** A case of this oracle was run; {@code suspicious} where its answers differ or it broke the target. */
    void ran(long index, String oracle, boolean suspicious);

    /** The case of this index holds these stored snippets. */
    default void drew(long index, List<Integer> snippets) {}

    /** At the end of the campaign: what choosing by this feedback gained over drawing without. */
    default ChoiceGain gain() {
        return ChoiceGain.NONE;
    }

    /** At the end of the campaign: what each oracle showed in it, by its id. */
    default Map<String, OracleYield> yields() {
        return Map.of();
    }

    /** The case gave no verdict: it raised an error, for example, or a guard rejected its answers. */
    default void inconclusive(long index) {}

    /**
     * The case was run.
     *
     * @param valid whether both queries gave an answer, or broke the target
     */
    default void answered(long index, boolean valid) {}

    /** The case reached {@code points} places in the code of the target that no case before had. */
    default void reached(long index, String oracle, int points) {}

    /** The target made a plan of this shape, see {@code Plan.shape}, for a query of the case. */
    void planned(long index, String oracle, String shape);
}
