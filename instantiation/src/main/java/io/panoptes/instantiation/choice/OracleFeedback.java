package io.panoptes.instantiation.choice;

/** Is told what came of the cases of an oracle. Told by several threads. */
public interface OracleFeedback {
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

    /** The shape of a plan that the target made for a query of this case. */
    void planned(long index, String oracle, String shape);
}
