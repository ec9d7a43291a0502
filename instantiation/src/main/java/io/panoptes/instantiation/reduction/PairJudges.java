package io.panoptes.instantiation.reduction;

import java.util.List;

/** All judges, the cheapest first. Before they are asked, the control has agreed on the finding's own data. */
final class PairJudges {
    private PairJudges() {}

    /** Asked after every edit. */
    static List<PairJudge> quick(Control control) {
        return List.of(
                new EngineJudge(3, 100, 400), new TestingRefuter(control, 1, 6), new RowOrderJudge(control, 2, 3));
    }

    /** Asked when no edit is left, and after every edit from then on where one of them refuses. */
    static List<PairJudge> thorough(Control control) {
        return List.of(
                new EngineJudge(5, 300, 3_000), new TestingRefuter(control, 4, 40), new RowOrderJudge(control, 6, 12));
    }
}
