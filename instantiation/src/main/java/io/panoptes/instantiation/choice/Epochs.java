package io.panoptes.instantiation.choice;

/**
 * The epochs into which the cases of a campaign are cut: what is learned of the cases of one is used two epochs later, when they
 * have ended. They grow with the number of the case, and with nothing else, so that a long campaign gives work to many machines and
 * still has the same cases on one: sixteen of equal length, then eight of twice that length, eight of four times, and so on. So a
 * longer one is at most an eighth of all cases before it.
 *
 * @param shards how many machines share the cases; each learns of its own alone, so its epochs are longer by that factor
 * @param cases that a machine runs in the first epochs: more than all its workers together can be ahead
 * @param longest cases of an epoch, {@code cases} times a power of two
 */
public record Epochs(int shards, long cases, long longest) {
    static final long CASES = 4_000;
    private static final long LONGEST = 16 * CASES;
    private static final int BEFORE_GROWTH = 16;
    private static final int OF_A_LENGTH = 8;

    /** Where every case is learned from, and not one in sixteen. */
    private static final long OF_EVERY_CASE = 600;

    /** Where a case may take seconds, and what the first ones show is to be heeded within minutes. */
    private static final long AT_FIRST = 25;

    private static final long AT_LAST = 32 * AT_FIRST;
    /** Epochs of an adapting campaign that begin behind this case of a machine are multiples of {@link #LONGER_PART} long. */
    private static final long SHORT_BELOW = 1_600;

    private static final long LONGER_PART = 200;

    public static final Epochs OF_ONE_MACHINE = new Epochs(1);

    public Epochs(int shards) {
        this(shards, CASES, LONGEST);
    }

    /** Short ones, for what learns from every case: a multiple of what one worker is ahead. */
    public static Epochs ofEveryCase(int shards) {
        return new Epochs(shards, OF_EVERY_CASE, OF_EVERY_CASE);
    }

    /** Very short at first, so that a slow DBMS is learned, too; the first batches are small for that. */
    public static Epochs adapting(int shards) {
        return new Epochs(shards, AT_FIRST, AT_LAST);
    }

    /** Into how long parts, each within one epoch, cases from this number on can be cut where a campaign adapts. */
    public long part(long index) {
        return index < SHORT_BELOW * shards ? AT_FIRST : LONGER_PART;
    }

    /** The epoch of the case of this number. */
    public long of(long index) {
        long rest = index / shards;
        long length = cases;
        long before = 0;
        long many = BEFORE_GROWTH;
        while (length < longest && rest >= many * length) {
            rest -= many * length;
            before += many;
            length *= 2;
            many = OF_A_LENGTH;
        }
        return before + rest / length;
    }

    /** Whether the case of this number is too early for anything to have been learned. */
    boolean isUntaught(long index) {
        return of(index) < 2;
    }
}
