package io.panoptes.instantiation.choice;

import java.util.random.RandomGenerator;

/** Chooses the oracle of a case among N, by its place. Asked by several threads. */
public interface OracleChoice {

    /** Each is as likely as the next. */
    OracleChoice UNIFORM = (index, places, random) -> random.nextInt(places);

    /** The same for the same index and randomness, whatever ran when. */
    int choose(long index, int places, RandomGenerator random);
}
