package io.panoptes.instantiation.choice;

/**
 * The epochs into which the cases of a campaign are cut: what is learned of the cases of one is used two epochs later, when they
 * have ended.
 *
 * @param shards how many machines share the cases; each learns of its own alone, so its epochs are longer by that factor
 * @param cases that a machine runs in an epoch: more than all its workers together can be ahead
 */
public record Epochs(int shards, long cases) {
    static final long CASES = 4_000;

    /** Where every case is learned from, and not one in sixteen. */
    private static final long OF_EVERY_CASE = 600;

    public static final Epochs OF_ONE_MACHINE = new Epochs(1);

    public Epochs(int shards) {
        this(shards, CASES);
    }

    /** Short ones, for what learns from every case: a multiple of what one worker is ahead. */
    public static Epochs ofEveryCase(int shards) {
        return new Epochs(shards, OF_EVERY_CASE);
    }

    /** The epoch of the case of this number. */
    public long of(long index) {
        return index / (cases * shards);
    }

    /** Whether the case of this number is too early for anything to have been learned. */
    boolean isUntaught(long index) {
        return of(index) < 2;
    }
}
