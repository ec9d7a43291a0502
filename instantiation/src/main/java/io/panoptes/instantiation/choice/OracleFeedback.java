package io.panoptes.instantiation.choice;

import io.panoptes.discovery.ranking.OracleYield;
import java.util.List;
import java.util.Map;

/** Is told what came of the cases of an oracle. Told by several threads. */
public interface OracleFeedback {
    /** Both are told of everything; the first says what was gained. */
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

    OracleFeedback NONE = new OracleFeedback() {
        @Override
        public void ran(long index, String oracle, boolean suspicious) {}

        @Override
        public void planned(long index, String oracle, String shape) {}
    };

    void ran(long index, String oracle, boolean suspicious);

    /** The case of this index holds these stored snippets. */
    default void drew(long index, List<Integer> snippets) {}

    /** At the end of the campaign: what it gained by it. */
    default ChoiceGain gain() {
        return ChoiceGain.NONE;
    }

    /** At the end of the campaign: what each oracle showed in it, by its id. */
    default Map<String, OracleYield> yields() {
        return Map.of();
    }

    /** The case said nothing: an error, for one, or a guard that objected to its answers. */
    default void inconclusive(long index) {}

    /**
     * The case was run.
     *
     * @param valid whether both queries gave an answer, or broke the target
     */
    default void answered(long index, boolean valid) {}

    /** The case reached code of the target that none before had. */
    default void reached(long index, String oracle, int points) {}

    /** The shape of a plan that the target made for a query of this case. */
    void planned(long index, String oracle, String shape);
}
