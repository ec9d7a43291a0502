package io.panoptes.equivalence.refuter.disambiguation;

import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.refuter.concrete.Proposals;

/** A way to draw databases on which queries may give different answers. */
public interface DatabaseDraws {

    /** How many are worth drawing. */
    int most();

    /** @param number from 0 on */
    Tables draw(int number);

    /** What makes a drawn database smaller. */
    Proposals proposals();

    /** Where what stands in drawn databases is kept. */
    Pool pool();
}
