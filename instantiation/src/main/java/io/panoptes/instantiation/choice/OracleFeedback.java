package io.panoptes.instantiation.choice;

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
            public void inconclusive(long index) {
                one.inconclusive(index);
                other.inconclusive(index);
            }

            @Override
            public ChoiceGain gain() {
                return one.gain();
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

    /** At the end of the campaign: what it gained by it. */
    default ChoiceGain gain() {
        return ChoiceGain.NONE;
    }

    /** The case said nothing: an error, for one, or a guard that objected to its answers. */
    default void inconclusive(long index) {}

    /** The shape of a plan that the target made for a query of this case. */
    void planned(long index, String oracle, String shape);
}
