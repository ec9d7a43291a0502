package io.panoptes.campaign;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of several machines that share the cases of a campaign without talking to each other: every {@code of}-th block of case
 * numbers is its own.
 *
 * @param number from 1 to {@code of}
 */
public record Shard(int number, int of) {
    /** Cases of a block: whole ranges, and whole states, so that no state is set up by two shards. */
    public static final long BLOCK = 600;

    private static final Pattern TEXT = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    public Shard {
        if (of < 1 || number < 1 || number > of) {
            throw new IllegalArgumentException("there is no shard %d of %d".formatted(number, of));
        }
    }

    /**
     * Reads {@code 3/40}.
     *
     * @throws IllegalArgumentException when it is no shard; the message says what one looks like
     */
    public static Shard parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (matcher.matches()) {
            int number = Integer.parseInt(matcher.group(1));
            int of = Integer.parseInt(matcher.group(2));
            if (number >= 1 && number <= of) {
                return new Shard(number, of);
            }
        }
        throw new IllegalArgumentException(
                "'%s' is no shard: write the number of this machine and how many there are, such as 1/8 to 8/8"
                        .formatted(text));
    }

    /** Whether the case of this number is its own. */
    public boolean owns(long index) {
        return index / BLOCK % of == number - 1;
    }

    /** The first of its own cases from this number on. */
    public long next(long index) {
        if (owns(index)) {
            return index;
        }
        long block = index / BLOCK;
        long ahead = Math.floorMod(number - 1 - block, (long) of);
        return (block + ahead) * BLOCK;
    }

    @Override
    public String toString() {
        return number + "/" + of;
    }
}
